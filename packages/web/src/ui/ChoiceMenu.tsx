import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import Check from 'lucide-react/icons/check'
import type { ReactElement } from 'react'
import { menu } from './Menu.styles.ts'

interface ChoiceMenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A menu in which one of several options is chosen. */
export function ChoiceMenu({ trigger, label, value, options, onChange }: ChoiceMenuProps) {
  const styles = menu({ danger: false })
  return (
    <Ark.Root aria-label={label} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
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
