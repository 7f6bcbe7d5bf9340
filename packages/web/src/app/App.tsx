import { type AppActor, isAdminArea, routeOf, samePage, selectPage, titleOf, trunkParts } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { Router } from 'wouter'
import { pageTitle, productName } from '../i18n/say.ts'
import { useWords, WordsProvider } from '../i18n/WordsProvider.tsx'
import type { Speaker } from '../i18n/words.ts'
import { Toasts } from '../notices/Toasts.tsx'
import { AuthLayout } from '../session/AuthLayout.tsx'
import { LanguageSwitch } from '../session/LanguageSwitch.tsx'
import type { locationOf } from './location.ts'
import { Page } from './Page.tsx'
import type { ShellChunk } from './shell.ts'
import { shellSkeleton } from './skeleton.ts'

interface AppProps {
  readonly app: AppActor
  readonly speaker: Speaker
  readonly shell: ShellChunk
  /** Tells the router where we are. */
  readonly usePlace: ReturnType<typeof locationOf>
}

export function App({ app, speaker, shell, usePlace }: AppProps) {
  return (
    <WordsProvider speaker={speaker}>
      <Router hook={usePlace}>
        <Area app={app} shell={shell} />
        <Toasts app={app} actor={trunkParts(app).notices} />
      </Router>
    </WordsProvider>
  )
}

/** The area that the open page belongs to, around that page. */
function Area({ app, shell }: Pick<AppProps, 'app' | 'shell'>) {
  const { slot, appearance } = trunkParts(app)
  const page = useSelector(slot, selectPage, samePage)
  const words = useWords()
  const Shell = shell.read()
  const Skeleton = shellSkeleton.read()
  const isAuth = routeOf(page.place.to).area === 'auth'
  const content = <Page app={app} slot={slot} page={page} />
  // The names of the panel's places come with the shell.
  const title = <title>{isAuth || Shell ? pageTitle(words, titleOf(page.place.to)) : productName}</title>
  if (isAuth) {
    const aside = <LanguageSwitch onChoose={(language) => appearance.send({ type: 'language.chosen', language })} />
    return (
      <>
        {title}
        <AuthLayout aside={aside}>{content}</AuthLayout>
      </>
    )
  }
  return (
    <>
      {title}
      {Shell && isAdminArea(page.place) ? (
        <Shell app={app}>{content}</Shell>
      ) : page.state === 'loading' ? (
        Skeleton && <Skeleton />
      ) : (
        <main>{content}</main>
      )}
    </>
  )
}
