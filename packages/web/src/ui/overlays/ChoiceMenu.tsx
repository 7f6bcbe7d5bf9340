import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import Check from 'lucide-react/icons/check'
import { menu } from './Menu.styles.ts'
import { menuRoot } from './menu-root.ts'
import { type PressedProps, useOpening } from './OnPress.tsx'

export interface ChoiceMenuProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A menu in which one of several options is chosen. */
export function ChoiceMenu({ label, value, options, onChange, ...pressed }: ChoiceMenuProps & PressedProps) {
  const styles = menu({ danger: false })
  const values = options.map((option) => option.value)
  const root = menuRoot(pressed, useOpening(pressed.isOpen), values)
  return (
    <Ark.Root {...root} aria-label={label}>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <Ark.RadioItemGroup value={value} onValueChange={({ value: chosen }) => onChange(chosen)}>
              {options.map((option) => (
                <Ark.RadioItem key={option.value} className={styles.item} value={option.value}>
                  <Ark.ItemText className={styles.text}>{option.label}</Ark.ItemText>
                  <Ark.ItemIndicator>
                    <Check size={16} aria-hidden="true" />
                  </Ark.ItemIndicator>
                </Ark.RadioItem>
              ))}
            </Ark.RadioItemGroup>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
