import Bell from 'lucide-react/icons/bell'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { CodeInput } from '../ui/CodeInput.tsx'
import { Collapsible } from '../ui/Collapsible.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { CountryButton } from '../ui/CountryButton.tsx'
import { Dialog, type DialogSize } from '../ui/Dialog.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Field } from '../ui/Field.tsx'
import { Flag } from '../ui/Flag.tsx'
import { Held } from '../ui/Held.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Kbd } from '../ui/Kbd.tsx'
import { Link } from '../ui/Link.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Menu } from '../ui/Menu.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { PhoneInput } from '../ui/PhoneInput.tsx'
import { Picker } from '../ui/Picker.tsx'
import { Progress } from '../ui/Progress.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { SegmentControl } from '../ui/SegmentControl.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stars } from '../ui/Stars.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { ToastView } from '../ui/Toast.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { grid, head, heading, note, page, row, section, stack } from './Gallery.styles.ts'

/** Every part of the interface in all its states, for who works on it. Development builds only. */
export function Gallery() {
  const words = useWords()
  return (
    <main className={page}>
      <div className={head}>
        <Logo />
        <Appearances />
      </div>
      <Part title="Button">
        <Buttons />
      </Part>
      <Part title="Field">
        <Fields />
      </Part>
      <Part title="Choice">
        <Choices />
      </Part>
      <Part title="Picker">
        <Pickers />
      </Part>
      <Part title="Alert, Banner">
        <Messages />
      </Part>
      <Part title="EmptyState">
        <div className={grid}>
          <EmptyState
            kind="nothingYet"
            title={words.shell.incomplete.text()}
            actions={<Button variant="primary">OK</Button>}
          >
            {words.shell.unbuilt.text({ section: words.routes.orders() })}
          </EmptyState>
          <EmptyState kind="nothingFound" title={words.shell.palette.empty()} />
          <EmptyState kind="notAllowed" title={words.shell.paywall.title()}>
            {words.shell.paywall.text()}
          </EmptyState>
          <EmptyState kind="failed" title={words.shell.fault.title()} actions={<Button>{words.ui.retry()}</Button>}>
            {words.shell.fault.text()}
          </EmptyState>
        </div>
      </Part>
      <Part title="Badge, Avatar, Kbd, CopyButton, Stars, Skeleton, Progress">
        <Small />
      </Part>
      <Part title="Dialog, Drawer, Menu, Tooltip, Tabs, Collapsible">
        <Overlays />
      </Part>
      <Part title="Toaster">
        <Toasts />
      </Part>
    </main>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={section} aria-label={title}>
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  )
}

function Appearances() {
  const words = useWords().appearance
  const set = (name: string, value: string) => document.documentElement.setAttribute(name, value)
  return (
    <div className={row}>
      <Button size="small" onClick={() => set('data-theme', 'light')}>
        {words.themes.light()}
      </Button>
      <Button size="small" onClick={() => set('data-theme', 'dark')}>
        {words.themes.dark()}
      </Button>
      <Button size="small" onClick={() => set('data-density', 'comfortable')}>
        {words.densities.comfortable()}
      </Button>
      <Button size="small" onClick={() => set('data-density', 'compact')}>
        {words.densities.compact()}
      </Button>
    </div>
  )
}

const variants = ['primary', 'secondary', 'ghost', 'quiet', 'danger'] as const

function Buttons() {
  const words = useWords()
  return (
    <>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <div key={size} className={row}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {words.ui.save()}
            </Button>
          ))}
          <Button size={size} variant="primary" busy>
            {words.auth.main.submit()}
          </Button>
          <Button size={size} variant="primary" disabled>
            {words.ui.save()}
          </Button>
        </div>
      ))}
      <div className={row}>
        <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
          {words.routes.productsPanel()}
        </Button>
        <LinkButton href="#link">{words.shell.incomplete.go()}</LinkButton>
        <IconButton label={words.shell.notificationsNew()} icon={<Bell size={18} aria-hidden="true" />} dot />
        <IconButton label={words.ui.copy()} icon={<Package size={18} aria-hidden="true" />} outlined />
        <IconButton label={words.ui.loading()} icon={null} busy />
        <Link href="#one">{words.auth.withPassword.forgotten()}</Link>
        <Link href="#two" tone="muted">
          {words.auth.withPassword.forgotten()}
        </Link>
      </div>
    </>
  )
}

function Fields() {
  const words = useWords()
  const { fields } = words.auth
  return (
    <div className={grid}>
      <Held start="">
        {(value, hold) => (
          <Field label={words.auth.signup.firstname()} hint={words.core.session.nameLength()} required>
            {(control) => <TextInput {...control} value={value} onText={hold} />}
          </Field>
        )}
      </Held>
      <Field label={words.auth.signup.email()} error={words.core.session.email()} optional={words.ui.optional()}>
        {(control) => <TextInput {...control} value="olena@" onText={ignore} />}
      </Field>
      <Field label={words.auth.signup.lastname()}>
        {(control) => <TextInput {...control} value="Савчук" onText={ignore} disabled />}
      </Field>
      <Held start={false}>
        {(shown, show) => (
          <Field label={fields.password()} hint={fields.passwordHint()}>
            {(control) => (
              <PasswordInput
                {...control}
                value="Supplier1!"
                onText={ignore}
                shown={shown}
                onShownChange={show}
                toggleLabel={shown ? fields.hidePassword() : fields.showPassword()}
              />
            )}
          </Field>
        )}
      </Held>
      <Field label={fields.telephone()} error={words.core.session.telephoneRule()}>
        {(control) => (
          <PhoneInput
            {...control}
            size="large"
            prefix={<CountryButton label="UA" flag={<Flag iso="UA" flag="🇺🇦" />} prefix="+38" expanded={false} />}
            value="(067)-11"
            onText={ignore}
          />
        )}
      </Field>
      <Held start="1234">
        {(value, hold) => (
          <Field label={words.auth.confirmation.code()}>
            {(control) => <CodeInput {...control} value={value} onText={hold} />}
          </Field>
        )}
      </Held>
      <Field label={words.shell.provider.manager()}>
        {(control) => <TextArea {...control} value={words.auth.testimonial.quote()} onText={ignore} />}
      </Field>
      <div>
        <Held start={true}>
          {(checked, hold) => (
            <Checkbox label={words.auth.signup.agreement()} checked={checked} onChange={hold} error={null} />
          )}
        </Held>
        <Checkbox
          label={words.auth.signup.agreement()}
          checked={false}
          onChange={ignore}
          error={words.core.session.agreementRule()}
        />
      </div>
    </div>
  )
}

function Choices() {
  const words = useWords().appearance
  const { themes, densities } = words
  return (
    <div className={grid}>
      <Held<'system' | 'light' | 'dark'> start="system">
        {(value, hold) => (
          <SegmentControl
            label={words.theme()}
            value={value}
            onChange={hold}
            options={[
              { value: 'system', label: themes.system() },
              { value: 'light', label: themes.light() },
              { value: 'dark', label: themes.dark() },
            ]}
          />
        )}
      </Held>
      <Held<'comfortable' | 'compact'> start="comfortable">
        {(value, hold) => (
          <RadioGroup
            label={words.density()}
            value={value}
            onChange={hold}
            options={[
              { value: 'comfortable', label: densities.comfortable() },
              { value: 'compact', label: densities.compact(), hint: words.densityHint() },
            ]}
          />
        )}
      </Held>
    </div>
  )
}

const countries = [
  { id: 'UA', label: 'Ukraine', detail: '+38', mark: <Flag iso="UA" flag="🇺🇦" /> },
  { id: 'PL', label: 'Poland', detail: '+48', mark: <Flag iso="PL" flag="🇵🇱" /> },
  { id: 'MD', label: 'Moldova', detail: '+373', mark: <Flag iso="MD" flag="🇲🇩" /> },
]

function Pickers() {
  const words = useWords()
  const shared = {
    label: words.auth.countries.list(),
    searchLabel: words.auth.countries.search(),
    emptyText: words.auth.countries.empty(),
    waitText: words.auth.countries.wait(),
    failedText: words.auth.countries.failed(),
    retryText: words.ui.retry(),
    search: '',
    onSearch: ignore,
    onPick: ignore,
    onClose: ignore,
    place: 'inline' as const,
  }
  return (
    <div className={grid}>
      <Card padded={false}>
        <Picker {...shared} state="list" options={countries} selected="UA" />
      </Card>
      <Card padded={false}>
        <Picker {...shared} state="wait" options={[]} />
      </Card>
      <Card padded={false}>
        <Picker {...shared} state="list" options={[]} search="Атлантида" />
      </Card>
    </div>
  )
}

function Messages() {
  const { core, shell } = useWords()
  return (
    <>
      <Banner
        tone="warning"
        label={shell.incomplete.title()}
        icon={<UserRound size={18} aria-hidden="true" />}
        title={shell.incomplete.title()}
        actions={<Button size="small">{shell.incomplete.go()}</Button>}
      >
        {shell.incomplete.text()}
      </Banner>
      <div className={grid}>
        {(['info', 'success', 'warning', 'danger', 'neutral'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={shell.offline.title()}>
            {core.app.networkLost()}
          </Alert>
        ))}
      </div>
    </>
  )
}

function Small() {
  const words = useWords()
  const { money } = useFormats()
  return (
    <div className={stack}>
      <div className={row}>
        {(['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'wheat'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="accent" label={words.nav.newOrders({ count: 12 })}>
          12
        </Badge>
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <CopyButton label={words.ui.copy()} copiedLabel={words.ui.copied()} copied={false} onCopy={ignore} />
        <CopyButton label={words.ui.copy()} copiedLabel={words.ui.copied()} copied onCopy={ignore} />
        <Avatar src={null} initials="ОС" size="small" />
        <Avatar src={null} initials="ОС" />
        <Avatar src={null} initials="" alt="—" />
        <Avatar src="javascript:alert(1)" initials="ОС" size="large" />
        <span>{money(123450)}</span>
        <span>{money(-5)}</span>
        <Stars label={words.ui.unknownAmount()} />
      </div>
      <Card>
        <div className={stack}>
          <Skeleton shape="text" width="40%" />
          <Skeleton shape="text" width="80%" />
          <Skeleton height="4rem" />
        </div>
      </Card>
      <Progress label={words.ui.loading()} done={0.6} />
      <Progress label={words.ui.loading()} done={null} />
    </div>
  )
}

const sizes: readonly DialogSize[] = ['small', 'default', 'medium', 'large', 'full-screen']

function Overlays() {
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
                      <Button onClick={() => hold(false)}>{words.ui.cancel()}</Button>
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
              { id: 'one', label: words.nav.balances(), content: <p className={note}>{words.shell.stale()}</p> },
              { id: 'two', label: words.nav.payouts(), content: <p className={note}>{words.ui.loading()}</p> },
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

const toastVariants = ['default', 'successful', 'warning', 'destructive', 'loading'] as const

function Toasts() {
  const words = useWords()
  return (
    <Held<readonly ToastView[]> start={[]}>
      {(toasts, hold) => (
        <>
          <div className={row}>
            {toastVariants.map((variant) => (
              <Button
                key={variant}
                onClick={() =>
                  hold([
                    ...toasts,
                    {
                      id: `${variant}-${toasts.length}`,
                      variant,
                      title: words.core.app.networkRegained(),
                      ...(variant === 'destructive' ? { action: words.ui.retry() } : {}),
                    },
                  ])
                }
              >
                {variant}
              </Button>
            ))}
          </div>
          <Toaster
            toasts={toasts}
            label={words.ui.notices()}
            closeLabel={words.ui.close()}
            onClose={(id) => hold(toasts.filter((toast) => toast.id !== id))}
          />
        </>
      )}
    </Held>
  )
}

const ignore = () => undefined
