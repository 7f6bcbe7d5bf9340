import { ukraine } from '@supplier/core/countries/countries.domain'
import type { Href } from '@supplier/core/kernel/address'
import { pathOf } from '@supplier/core/kernel/routes'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PhoneField } from '../countries/PhoneField.tsx'
import en from '../i18n/en/index.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { description } from '../i18n/uk/description.ts'
import uk from '../i18n/uk/index.ts'
import { AuthLayout } from '../session/AuthLayout.tsx'
import { LanguageSwitch } from '../session/LanguageSwitch.tsx'
import { SignInForm } from '../session/SignInForm.tsx'
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx'
import { Link } from '../ui/buttons/Link.tsx'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { part, stuck } from './Frame.styles.ts'

export { description as pageDescription }

const rendered = (name: string, node: ReactNode) => renderToStaticMarkup(node, { identifierPrefix: `frame-${name}-` })

/**
 * The markup that the build writes into index.html for the first paint, before any module has run: the sign-in page in
 * both languages, and the panel’s skeleton.
 */
export const frameMarkup = (): string => {
  const [uk, en] = (['uk', 'en'] as const).map((name) => rendered(name, <SignInFrame language={name} />))
  const panel = (
    <div className={part({ shows: 'panel' })} aria-busy="true">
      <ShellSkeleton />
    </div>
  )
  const stuck = (['uk', 'en'] as const).map((name) => rendered(`stuck-${name}`, <Stuck language={name} />)).join('')
  // The phone field has the focus at once, so that the supplier can type before the app has loaded.
  const frames = `${uk}${en}${rendered('panel', panel)}`.replaceAll('<input ', '<input autofocus ')
  return `<div id="frame">${frames}${stuck}</div>`
}

/**
 * Says that the app has not come, with a link that loads the page again. It shows without any script or style of the
 * release: when the style sheet is missing it is visible, and otherwise after a time, or as soon as `boot.js` or the app
 * has seen a file fail.
 */
function Stuck({ language }: { readonly language: 'uk' | 'en' }) {
  const { fault, ui } = language === 'uk' ? uk : en
  return (
    <div className={stuck({ language })} role="alert" lang={language}>
      <strong>{fault.missing.title}</strong>
      <p>{fault.missing.text}</p>
      <LinkButton href={'' as Href} variant="primary">
        {ui.retry}
      </LinkButton>
    </div>
  )
}

function SignInFrame({ language }: { readonly language: 'uk' | 'en' }) {
  return (
    <div className={part({ shows: language === 'uk' ? 'ukrainian' : 'english' })} data-frame-language={language}>
      <FixedTranslations loaded={loadedLanguageOf(language, language === 'uk' ? uk : en)}>
        <AuthLayout aside={<LanguageSwitch onChoose={ignore} />}>
          <StillForm />
        </AuthLayout>
      </FixedTranslations>
    </div>
  )
}

/**
 * The sign-in form before the app has loaded. The browser keeps the typed text, and `boot.js` remembers that Enter was
 * pressed.
 */
function StillForm() {
  const t = useTranslations().auth.main
  return (
    <SignInForm
      telephone={
        <PhoneField country={ukraine} flag={{ sign: ukraine.flag }} shown="" onText={ignore} onCountry={ignore} />
      }
      passwordLink={
        <LinkButton href={pathOf({ to: 'with-password' })} size="large" block>
          {t.withPassword()}
        </LinkButton>
      }
      signupLink={<Link href={pathOf({ to: 'signup' })}>{t.signup()}</Link>}
      onSubmit={ignore}
    />
  )
}

const ignore = () => undefined
