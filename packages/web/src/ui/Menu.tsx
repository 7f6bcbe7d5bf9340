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
  /** A line above it. */
  readonly apart?: boolean
}

interface MenuProps {
  /** The button that opens it. */
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
              const look = menu({ danger: item.danger ?? false })
              return (
                <Fragment key={item.id}>
                  {item.apart === true && <Ark.Separator className={look.separator} />}
                  <Ark.Item className={look.item} value={item.id} disabled={item.disabled ?? false}>
                    {item.icon}
                    <span className={look.text}>{item.label}</span>
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
