import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import type { ControlProps } from '../fields/Field.tsx'
import { inside } from '../fields/TextInput.styles.ts'
import { TextInput } from '../fields/TextInput.tsx'
import { chunkOf } from '../loading/chunk.ts'
import { Later } from '../loading/Later.tsx'
import type { CalendarProps } from './Calendar.tsx'
import { dayIn, dayText, isWholeDay } from './day-text.ts'

interface DatePickerProps extends CalendarProps, Partial<ControlProps> {
  readonly readOnly?: boolean
}

const calendar = chunkOf<CalendarProps>(async () => (await import('./Calendar.tsx')).Calendar)

/**
 * A field for one day, which can be typed or chosen from a calendar. A whole day is reported while it is typed, a
 * shorter one when the field is left; a text that is no day gives way to the value. The calendar is loaded on demand,
 * and a touch screen has its own.
 */
export function DatePicker({ value, onChange, min, max, texts, disabled = false, ...control }: DatePickerProps) {
  const [draft, setDraft] = useState<string | null>(null)
  if (window.matchMedia('(pointer: coarse)').matches) {
    return (
      <TextInput {...control} type="date" disabled={disabled} value={value} min={min} max={max} onText={onChange} />
    )
  }
  const report = (day: string | null) => day !== null && day !== value && onChange(day)
  const settle = () => {
    if (draft !== null) report(dayIn(draft, Number(texts.today.slice(0, 4))))
    setDraft(null)
  }
  const icon = <CalendarDays size={16} aria-hidden="true" />
  return (
    <TextInput
      {...control}
      autoComplete="off"
      placeholder={texts.format}
      disabled={disabled}
      value={draft ?? dayText(value)}
      onText={(text) => {
        setDraft(text)
        if (text === '' || isWholeDay(text)) report(text && dayIn(text, 0))
      }}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      after={
        control.readOnly !== true && (
          <Later chunk={calendar} waiting={<span className={inside()}>{icon}</span>} failed={() => null}>
            {(Calendar) => (
              <Calendar value={value} min={min} max={max} texts={texts} disabled={disabled} onChange={onChange} />
            )}
          </Later>
        )
      }
    />
  )
}
