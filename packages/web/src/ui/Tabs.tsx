import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { tabs } from './Tabs.styles.ts'

interface TabsProps {
  readonly items: readonly { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }[]
  readonly value: string
  readonly onChange: (id: string) => void
  readonly label: string
}

export function Tabs({ items, value, onChange, label }: TabsProps) {
  const styles = tabs()
  return (
    <Ark.Root className={styles.root} value={value} onValueChange={(details) => onChange(details.value)} lazyMount>
      <Ark.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.id} className={styles.trigger} value={item.id}>
            {item.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.id} className={styles.content} value={item.id}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
