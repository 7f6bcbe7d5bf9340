import Package from 'lucide-react/icons/package'
import Trash from 'lucide-react/icons/trash-2'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { LazyMenu } from '../../kit/overlays/LazyMenu.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { ControlledDemo } from '../../ui/fields/ControlledDemo.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Dialog, type DialogSize } from '../../ui/overlays/Dialog.tsx'
import { Drawer } from '../../ui/overlays/Drawer.tsx'
import { Tooltip } from '../../ui/overlays/Tooltip.tsx'
import { row } from './Gallery.styles.ts'

const sizes: readonly DialogSize[] = ['small', 'default', 'medium', 'large', 'full-screen']

export function Overlays() {
  const t = useTranslations()
  return (
    <div className={row}>
      {sizes.map((size) => (
        <ControlledDemo key={size} start={false}>
          {(open, hold) => (
            <>
              <Button onClick={() => hold(true)}>Dialog {size}</Button>
              <Dialog
                open={open}
                size={size}
                blur={size === 'medium' ? 'md' : 'light'}
                title={t.shell.articles.title()}
                description={t.shell.articles.text()}
                closeLabel={t.ui.close()}
                onClose={() => hold(false)}
                footer={
                  <>
                    <Button onClick={() => hold(false)}>{t.common.cancel()}</Button>
                    <Button variant="primary" onClick={() => hold(false)}>
                      {t.shell.articles.go()}
                    </Button>
                  </>
                }
              >
                <Field label={t.shell.provider.store()}>
                  {(control) => <TextInput {...control} value="" onText={ignore} />}
                </Field>
              </Dialog>
            </>
          )}
        </ControlledDemo>
      ))}
      <ControlledDemo start={false}>
        {(open, hold) => (
          <>
            <Button onClick={() => hold(true)}>Drawer</Button>
            <Drawer open={open} label={t.nav.label()} onClose={() => hold(false)}>
              <Button onClick={() => hold(false)}>{t.nav.close()}</Button>
            </Drawer>
          </>
        )}
      </ControlledDemo>
      <LazyMenu
        label={t.shell.menu()}
        trigger={<Button>Menu</Button>}
        onSelect={ignore}
        items={[
          { id: 'open', label: t.shell.incomplete.go(), icon: <Package size={16} aria-hidden="true" /> },
          { id: 'no', label: t.nav.payouts(), disabled: true },
          {
            id: 'drop',
            label: t.nav.logOut(),
            icon: <Trash size={16} aria-hidden="true" />,
            danger: true,
            apart: true,
          },
        ]}
      />
      <Tooltip label={t.nav.collapse()}>
        <Button>Tooltip</Button>
      </Tooltip>
    </div>
  )
}

const ignore = () => undefined
