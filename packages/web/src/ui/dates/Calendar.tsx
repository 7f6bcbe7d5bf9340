import { DatePicker as Ark, parseDate } from '@ark-ui/react/date-picker'
import { Portal } from '@ark-ui/react/portal'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { inside } from '../fields/TextInput.styles.ts'
import { calendar } from './Calendar.styles.ts'

export interface CalendarTexts {
  readonly locale: string
  readonly timeZone: string
  /** `YYYY-MM-DD` by the clock of the panel, which the computer's may differ from. */
  readonly today: string
  readonly name: string
  readonly open: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly month: string
  readonly year: string
  /** How a day is typed, such as "dd.mm.yyyy". */
  readonly format: string
}

export interface CalendarProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
  /** The first day that the calendar offers. A typed day is reported as it is. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly texts: CalendarTexts
  readonly disabled?: boolean
}

/** A button that opens a calendar of one month. */
export function Calendar({ value, onChange, min = '', max = '9999-12-31', texts, disabled = false }: CalendarProps) {
  const styles = calendar()
  return (
    <Ark.Root
      className={styles.root}
      value={value === '' ? [] : [parseDate(value)]}
      locale={texts.locale}
      timeZone={texts.timeZone}
      defaultFocusedValue={parseDate(value === '' ? texts.today : value)}
      fixedWeeks
      maxView="day"
      disabled={disabled}
      // Not `min` and `max`, which would also change a value outside them.
      isDateUnavailable={(day) => String(day) < min || String(day) > max}
      translations={{
        content: texts.name,
        trigger: (isOpen) => (isOpen ? texts.close : texts.open),
        prevTrigger: () => texts.previous,
        nextTrigger: () => texts.next,
        monthSelect: texts.month,
        yearSelect: texts.year,
        dayCell: ({ valueText }) => valueText,
      }}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      lazyMount
      unmountOnExit
      onValueChange={({ value: [day] }) => onChange(day ? String(day) : '')}
    >
      <Ark.Control className={styles.root}>
        <Ark.Trigger className={inside()}>
          <CalendarDays size={16} aria-hidden="true" />
        </Ark.Trigger>
      </Ark.Control>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} aria-roledescription={texts.name}>
            <Ark.View view="day">
              <Ark.ViewControl className={styles.head}>
                <Ark.PrevTrigger className={styles.step}>
                  <ChevronLeft size={16} aria-hidden="true" />
                </Ark.PrevTrigger>
                <Ark.MonthSelect className={styles.select} />
                <Ark.YearSelect className={styles.select} />
                <Ark.NextTrigger className={styles.step}>
                  <ChevronRight size={16} aria-hidden="true" />
                </Ark.NextTrigger>
              </Ark.ViewControl>
              <Ark.Context>
                {({ weekDays, weeks }) => (
                  <Ark.Table className={styles.table} aria-roledescription={texts.name} aria-label={texts.name}>
                    <Ark.TableHead>
                      <Ark.TableRow>
                        {weekDays.map(({ long, short }) => (
                          <Ark.TableHeader key={long} className={styles.weekDay}>
                            {short}
                          </Ark.TableHeader>
                        ))}
                      </Ark.TableRow>
                    </Ark.TableHead>
                    <Ark.TableBody>
                      {weeks.map((week) => (
                        <Ark.TableRow key={String(week[0])}>
                          {week.map((day) => (
                            <Ark.TableCell key={String(day)} value={day}>
                              <Ark.TableCellTrigger
                                className={styles.day}
                                data-today={String(day) === texts.today ? '' : undefined}
                              >
                                {day.day}
                              </Ark.TableCellTrigger>
                            </Ark.TableCell>
                          ))}
                        </Ark.TableRow>
                      ))}
                    </Ark.TableBody>
                  </Ark.Table>
                )}
              </Ark.Context>
            </Ark.View>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
