import { moved, movedTo, type Picked } from '@supplier/core/kit/fields/pick-fields.domain'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import { dragOf, dropOf } from '../../ui/motion/drag.ts'
import { type PickerProps, PickField } from './PickField.tsx'
import { pickedItem, pickedList, pickedName } from './Section.styles.ts'

interface PicksFieldProps extends PickerProps {
  readonly value: readonly Picked[]
  /** Whether their order can be changed. */
  readonly isOrdered: boolean
  readonly onChange: (value: readonly Picked[]) => void
}

/**
 * Chooses several records, and their order where it means something: by dragging, by buttons, or by Alt and an arrow key
 * on one of them. A button at the end of its way is not disabled, because it would lose the focus.
 */
export function PicksField({ value, isOrdered, onChange, ...picker }: PicksFieldProps) {
  const t = useTranslations().section
  const isMovable = isOrdered && !picker.disabled
  // An entry is dropped only in the field that it was dragged from.
  const kind = `application/x-pick-${picker.control.id.toLowerCase()}`
  const dragged = (id: string, at: number) => ({
    ...dragOf(kind, id),
    ...dropOf(kind, (one) => onChange(movedTo(value, one, at))),
    'data-movable': '',
  })
  const move = (id: string, by: -1 | 1) => () => onChange(moved(value, id, by))
  const keysOf = (id: string) =>
    onKeys(picker.disabled ? {} : { 'Alt+ArrowUp': move(id, -1), 'Alt+ArrowDown': move(id, 1) })
  return (
    <>
      <PickField
        {...picker}
        placeholder={t.findPick()}
        value={null}
        onChange={(one) => one && onChange([...value.filter(({ id }) => id !== one.id), one])}
      />
      {value.length > 0 && (
        <ol className={pickedList}>
          {value.map(({ id, title }, at) => (
            <li key={id} className={pickedItem} {...(isMovable && dragged(id, at))}>
              <span className={pickedName}>{title}</span>
              {isOrdered && (
                <>
                  <IconButton
                    label={t.moveUp({ title })}
                    icon={<ArrowUp size={16} aria-hidden="true" />}
                    disabled={picker.disabled}
                    aria-disabled={at === 0}
                    onKeyDown={keysOf(id)}
                    onClick={move(id, -1)}
                  />
                  <IconButton
                    label={t.moveDown({ title })}
                    icon={<ArrowDown size={16} aria-hidden="true" />}
                    disabled={picker.disabled}
                    aria-disabled={at === value.length - 1}
                    onKeyDown={keysOf(id)}
                    onClick={move(id, 1)}
                  />
                </>
              )}
              <IconButton
                label={t.takeOut({ title })}
                icon={<X size={16} aria-hidden="true" />}
                disabled={picker.disabled}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
