import type { Hours, Week } from '@supplier/core/kit/fields/time-fields.domain'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { FieldMessage } from '../../ui/fields/FieldMessage.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { day, dayOff, filterGroup, filterName } from './Section.styles.ts'

interface WeekFieldProps {
  readonly label: string
  readonly value: Week
  readonly hint: ReactNode
  readonly error: string | undefined
  readonly disabled: boolean
  readonly onChange: (value: Week) => void
}

const usual: Hours = { from: '09:00', to: '18:00' }
const days = ['0', '1', '2', '3', '4', '5', '6'] as const

/** The hours of each weekday. An end of 00:00 is stored as 24:00, because a day cannot end before it starts. */
export function WeekField({ label, value, hint, error, disabled, onChange }: WeekFieldProps) {
  const t = useTranslations().section
  const messageId = useId()
  const setDay = (at: number, hours: Hours | null) => onChange(value.map((one, index) => (index === at ? hours : one)))
  return (
    <fieldset className={filterGroup} aria-describedby={messageId}>
      <legend className={filterName}>{label}</legend>
      {days.map((name, at) => {
        const hours = value[at] ?? null
        const title = t.weekdays[name]()
        return (
          <div key={name} className={day}>
            <Checkbox
              label={title}
              checked={hours !== null}
              disabled={disabled}
              onChange={(checked) => setDay(at, checked ? (value.find((one) => one !== null) ?? usual) : null)}
            />
            {hours === null ? (
              <span className={dayOff}>{t.dayOff()}</span>
            ) : (
              <>
                <TextInput
                  type="time"
                  aria-label={t.opensAt({ day: title })}
                  value={hours.from}
                  disabled={disabled}
                  onText={(from) => setDay(at, { ...hours, from })}
                />
                <TextInput
                  type="time"
                  aria-label={t.closesAt({ day: title })}
                  value={hours.to === '24:00' ? '00:00' : hours.to}
                  disabled={disabled}
                  onText={(to) => setDay(at, { ...hours, to: to === '00:00' ? '24:00' : to })}
                />
              </>
            )}
          </div>
        )
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  )
}
