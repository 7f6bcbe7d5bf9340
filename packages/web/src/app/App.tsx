import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts, samePage, selectOffered, selectPage } from '@supplier/core/app/app.selectors'
import { routeOf } from '@supplier/core/kernel/routes'
import { isAdminArea, titleOf } from '@supplier/core/navigation/navigation.domain'
import { useSelector } from '@xstate/react'
import { Router } from 'wouter'
import { ClockContext } from '../i18n/clock.ts'
import type { LanguageStore } from '../i18n/language.ts'
import { pageTitle, productName } from '../i18n/message-text.ts'
import { TranslationsProvider, useTranslations } from '../i18n/TranslationsProvider.tsx'
import type { createLocationHook } from '../navigation/location.ts'
import { OfferedContext } from '../navigation/offered.ts'
import { AuthLayout } from '../session/AuthLayout.tsx'
import { LanguageSwitch } from '../session/LanguageSwitch.tsx'
import { Toasts } from '../toasts/Toasts.tsx'
import { ReloadContext } from '../ui/loading/reload.ts'
import { Page } from './Page.tsx'
import type { ShellChunk } from './shell.ts'
import { shellSkeleton } from './skeleton.ts'

interface AppProps {
  readonly app: AppActor
  readonly languageStore: LanguageStore
  readonly shell: ShellChunk
  /** The location hook of the router. */
  readonly useCurrentLocation: ReturnType<typeof createLocationHook>
}

export function App({ app, languageStore, shell, useCurrentLocation }: AppProps) {
  const { outlet, toasts } = appParts(app)
  const reload = () => outlet.send({ type: 'reload.chosen' })
  return (
    <TranslationsProvider languageStore={languageStore}>
      <ClockContext value={app.getSnapshot().context.input.clock}>
        <ReloadContext value={reload}>
          <OfferedContext value={useSelector(app, selectOffered)}>
            <Router hook={useCurrentLocation}>
              <Area app={app} shell={shell} />
              <Toasts app={app} actor={toasts} />
            </Router>
          </OfferedContext>
        </ReloadContext>
      </ClockContext>
    </TranslationsProvider>
  )
}

/** The layout of the area to which the open page belongs, with the page in it. */
function Area({ app, shell }: Pick<AppProps, 'app' | 'shell'>) {
  const { outlet, appearance } = appParts(app)
  const page = useSelector(outlet, selectPage, samePage)
  const t = useTranslations()
  const Shell = shell.read()
  const Skeleton = shellSkeleton.read()
  const isAuth = routeOf(page.location.to).area === 'auth'
  const content = <Page app={app} outlet={outlet} page={page} />
  // The titles of the panel’s pages are loaded together with the shell.
  const title = isAuth || Shell ? pageTitle(t, titleOf(page.location.to)) : productName
  if (isAuth) {
    const aside = <LanguageSwitch onChoose={(language) => appearance.send({ type: 'language.chosen', language })} />
    return (
      <>
        <title>{title}</title>
        <AuthLayout aside={aside}>{content}</AuthLayout>
      </>
    )
  }
  // The shell has a title of its own.
  if (Shell && isAdminArea(page.location)) return <Shell app={app}>{content}</Shell>
  return (
    <>
      <title>{title}</title>
      {page.state === 'loading' ? Skeleton && <Skeleton /> : <main>{content}</main>}
    </>
  )
}
