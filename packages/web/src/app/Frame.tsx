import { pathOf, ukraine } from '@supplier/core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PhoneField } from '../countries/PhoneField.tsx'
import en from '../i18n/en/index.ts'
import { description } from '../i18n/uk/description.ts'
import uk from '../i18n/uk/index.ts'
import { FixedWords, useWords } from '../i18n/WordsProvider.tsx'
import { speechOf } from '../i18n/words.ts'
import { AuthLayout } from '../session/AuthLayout.tsx'
import { LanguageSwitch } from '../session/LanguageSwitch.tsx'
import { SignInForm } from '../session/SignInForm.tsx'
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx'
import { Link } from '../ui/Link.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { part } from './Frame.styles.ts'

export { description as pageDescription }

const rendered = (name: string, node: ReactNode) => renderToStaticMarkup(node, { identifierPrefix: `frame-${name}-` })

/** What the build writes into index.html for the first paint: the sign-in page, and the panel, before any module has run. */
export const frameMarkup = (): string => {
  const [uk, en] = (['uk', 'en'] as const).map((name) => rendered(name, <SignInFrame language={name} />))
  const panel = (
    <div className={part({ shows: 'panel' })} aria-busy="true">
      <ShellSkeleton />
    </div>
  )
  // Who comes to sign in can type at once.
  return `<div id="frame">${uk}${en}${rendered('panel', panel)}</div>`.replaceAll('<input ', '<input autofocus ')
}

function SignInFrame({ language }: { readonly language: 'uk' | 'en' }) {
  return (
    <div className={part({ shows: language === 'uk' ? 'ukrainian' : 'english' })} data-frame-language={language}>
      <FixedWords speech={speechOf(language, language === 'uk' ? uk : en)}>
        <AuthLayout aside={<LanguageSwitch onChoose={ignore} />}>
          <StillForm />
        </AuthLayout>
      </FixedWords>
    </div>
  )
}

/** The sign-in form before the app: one can type into it, and Enter is remembered by `boot.js`. */
function StillForm() {
  const words = useWords().auth.main
  return (
    <SignInForm
      telephone={
        <PhoneField country={ukraine} flag={{ sign: ukraine.flag }} shown="" onText={ignore} onCountry={ignore} />
      }
      passwordLink={
        <LinkButton href={pathOf({ to: 'with-password' })} size="large" block>
          {words.withPassword()}
        </LinkButton>
      }
      signupLink={<Link href={pathOf({ to: 'signup' })}>{words.signup()}</Link>}
      onSubmit={ignore}
    />
  )
}

const ignore = () => undefined
