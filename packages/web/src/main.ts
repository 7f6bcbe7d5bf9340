import './styles/entry.css'
import { composeApp, type Start } from '@supplier/core/app/app.compose'
import { appParts, selectPage } from '@supplier/core/app/app.selectors'
import { screensOf } from '@supplier/core/app/screens.compose'
import { noTelephone, typed } from '@supplier/core/countries/countries.domain'
import { routeOf } from '@supplier/core/kernel/routes'
import { type AnyActorRef, waitFor } from 'xstate'
import { leaveFrame, markStuck, readFrame } from './app/frame.ts'
import { shellOf } from './app/shell.ts'
import { settings } from './settings/settings.ts'
import { breath, calm } from './ui/loading/calm.ts'
import { aboutToOpen } from './wiring/about-to-open.ts'
import { setLanguageOfApp } from './wiring/language/follow-language.ts'
import { createLanguageStore } from './wiring/language/language-store.ts'
import { portsOf } from './wiring/ports.ts'
import { recalled } from './wiring/recalled.ts'
import { nameRelease } from './wiring/running-release.ts'
import { prefetch, warmUp, withViews } from './wiring/screens.ts'

/**
 * The composition root. It starts the app while the views are still loading.
 * No top-level await, because chunks that load later import from this one and would wait for it.
 */
const start = async () => {
  nameRelease(document)
  const viewsCome = import('./view.tsx').catch(() => null)
  const { ports: outside, load, loadAppearance, mayKnowSomebody } = portsOf(import.meta.url)
  const recording = __FLOWS__ ? (await import('./wiring/recording/recorded.ts')).recorded(outside) : null
  const ports = recording ? recording.ports : outside
  const { pathname, search, hash } = window.location
  const appearance = loadAppearance()

  const languageStore = createLanguageStore()
  const shell = shellOf(languageStore)
  const machines = screensOf(ports)
  if (mayKnowSomebody()) warmUp(machines, shell, pathname)
  const known = mayKnowSomebody() ? await recalled(load, ports.navigation) : { session: null }
  await languageStore.setLanguage(appearance.language).catch(() => ports.log.note('words not loaded'))
  const inspector = __FLOWS__ && (new URLSearchParams(search).get('inspect') ?? sessionStorage.getItem('inspect'))
  const inspecting = inspector !== false && inspector !== null ? await inspectedBy(inspector) : {}
  const options = __DEVELOPMENT__
    ? (await import('./wiring/unknown-events.ts')).noting(ports.log, inspecting)
    : inspecting

  await breath()
  const frame = readFrame(document)
  const given: Start = {
    ...known,
    ...(settings.sections && { built: settings.sections }),
    href: pathname + search + hash,
    telephone: typed(noTelephone, frame.telephone),
    appearance,
    ...(__DEVELOPMENT__ && { hasGallery: true }),
  }
  const screens = withViews(machines, shell, languageStore)
  const app = recording
    ? recording.started(composeApp(recording.around(screens), given, { ...options, clock: recording.clock }), given)
    : composeApp({ ...ports, screens }, given, options).start()
  setLanguageOfApp(app, languageStore, ports.log)

  // The frame of the page stays until the screen that replaces it has loaded.
  const { outlet } = appParts(app)
  const isThere = (snapshot: ReturnType<typeof outlet.getSnapshot>) => selectPage(snapshot).state !== 'loading'
  const { location, screen } = selectPage(await waitFor(outlet, isThere, { timeout: Number.POSITIVE_INFINITY }))
  const container = document.querySelector('#root')
  const views = await viewsCome
  if (!container || !views) {
    ports.log.note('views not loaded')
    if (!(await ports.navigation.reloadOnce())) markStuck(document)
    return
  }
  // The screen of the panel has just asked for its data. Without a pause, React would render before the request is sent.
  if (known.session) await breath()
  views.show({ app, languageStore, shell, container, log: ports.log })
  const left = readFrame(document)
  if (left.telephone !== frame.telephone) typeInto(screen, left.telephone)
  leaveFrame(document, left)
  if (left.submitted && routeOf(location.to).area === 'auth') screen?.send({ type: 'form.submitted' })
  if (recording) void recording.stand(app, languageStore)
  aboutToOpen(document, (href) => void prefetch(machines, href))
  // The form is usable now; everything else loads when the page is idle.
  await calm()
  views.markDrawing(document)
  load().then(
    ({ sessionStore }) => sessionStore.saveReferral(search),
    () => ports.log.note('ports not loaded'),
  )
}

/** Saved for the tab, so that it is still inspected after a reload. */
const inspectedBy = async (inspector: string) => {
  sessionStorage.setItem('inspect', inspector)
  return (await import('./wiring/recording/inspect.ts')).inspected(inspector)
}

/** Passes on text that was typed into the frame while the app was rendering. */
const typeInto = (form: AnyActorRef | null, text: string) =>
  form?.getSnapshot().children?.countries?.send({ type: 'telephone.typed', text })

start().catch((error: unknown) => {
  markStuck(document)
  throw error
})
