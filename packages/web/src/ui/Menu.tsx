import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { menu } from './Menu.styles.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Whether a separator is above it. */
  readonly apart?: boolean
}

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly label: string
  readonly onSelect: (id: string) => void
}

export function Menu({ trigger, items, label, onSelect }: MenuProps) {
  return (
    <Ark.Root aria-label={label} onSelect={({ value }) => onSelect(value)} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={menu({ danger: false }).positioner}>
          <Ark.Content className={menu({ danger: false }).content}>
            {items.map((item) => {
              const styles = menu({ danger: item.danger ?? false })
              return (
                <Fragment key={item.id}>
                  {item.apart === true && <Ark.Separator className={styles.separator} />}
                  <Ark.Item className={styles.item} value={item.id} disabled={item.disabled ?? false}>
                    {item.icon}
                    <span className={styles.text}>{item.label}</span>
                  </Ark.Item>
                </Fragment>
              )
            })}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
