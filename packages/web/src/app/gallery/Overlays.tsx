import Package from 'lucide-react/icons/package'
import Trash from 'lucide-react/icons/trash-2'
import { useWords } from '../../i18n/WordsProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Collapsible } from '../../ui/Collapsible.tsx'
import { Dialog, type DialogSize } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Field } from '../../ui/Field.tsx'
import { Held } from '../../ui/Held.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { note, row, stack } from '../Gallery.styles.ts'

const sizes: readonly DialogSize[] = ['small', 'default', 'medium', 'large', 'full-screen']

export function Overlays() {
  const words = useWords()
  return (
    <div className={stack}>
      <div className={row}>
        {sizes.map((size) => (
          <Held key={size} start={false}>
            {(open, hold) => (
              <>
                <Button onClick={() => hold(true)}>Dialog {size}</Button>
                <Dialog
                  open={open}
                  size={size}
                  blur={size === 'medium' ? 'md' : 'light'}
                  title={words.shell.articles.title()}
                  description={words.shell.articles.text()}
                  closeLabel={words.ui.close()}
                  onClose={() => hold(false)}
                  footer={
                    <>
                      <Button onClick={() => hold(false)}>{words.common.cancel()}</Button>
                      <Button variant="primary" onClick={() => hold(false)}>
                        {words.shell.articles.go()}
                      </Button>
                    </>
                  }
                >
                  <Field label={words.shell.provider.store()}>
                    {(control) => <TextInput {...control} value="" onText={ignore} />}
                  </Field>
                </Dialog>
              </>
            )}
          </Held>
        ))}
        <Held start={false}>
          {(open, hold) => (
            <>
              <Button onClick={() => hold(true)}>Drawer</Button>
              <Drawer open={open} label={words.nav.label()} onClose={() => hold(false)}>
                <Button onClick={() => hold(false)}>{words.nav.close()}</Button>
              </Drawer>
            </>
          )}
        </Held>
        <Menu
          label={words.shell.menu()}
          trigger={<Button>Menu</Button>}
          onSelect={ignore}
          items={[
            { id: 'open', label: words.shell.incomplete.go(), icon: <Package size={16} aria-hidden="true" /> },
            { id: 'no', label: words.nav.payouts(), disabled: true },
            {
              id: 'drop',
              label: words.nav.logOut(),
              icon: <Trash size={16} aria-hidden="true" />,
              danger: true,
              apart: true,
            },
          ]}
        />
        <Tooltip label={words.nav.collapse()}>
          <Button>Tooltip</Button>
        </Tooltip>
      </div>
      <Held start="one">
        {(value, hold) => (
          <Tabs
            label={words.nav.payments()}
            value={value}
            onChange={hold}
            items={[
              {
                id: 'one',
                label: words.nav.balances(),
                content: <p className={note}>{words.shell.settings.staleText()}</p>,
              },
              { id: 'two', label: words.nav.payouts(), content: <p className={note}>{words.common.loading()}</p> },
            ]}
          />
        )}
      </Held>
      <Held start={true}>
        {(open, hold) => (
          <Collapsible
            label={words.nav.products()}
            icon={<Package size={18} aria-hidden="true" />}
            open={open}
            onOpenChange={hold}
          >
            <p className={note}>{words.shell.unbuilt.text({ section: words.nav.products() })}</p>
          </Collapsible>
        )}
      </Held>
    </div>
  )
}

const ignore = () => undefined
