import './styles/entry.css'
import { composeApp, noTelephone, routeOf, type Start, screensOf, selectPage, trunkParts, typed } from '@supplier/core'
import { type AnyActorRef, waitFor } from 'xstate'
import { type FrameState, leaveFrame, readFrame } from './app/frame.ts'
import { shellOf } from './app/shell.ts'
import { createSpeaker } from './i18n/words.ts'
import { breath, calm } from './ui/calm.ts'
import { aboutToOpen } from './wiring/about-to-open.ts'
import { portsOf } from './wiring/ports.ts'
import { recalled } from './wiring/recalled.ts'
import { prefetch, warmUp, withViews } from './wiring/screens.ts'
import { speakForApp } from './wiring/speak-along.ts'

/**
 * The composition root. The app runs while the views are still on their way.
 * No top-level await: chunks that come later import from this one.
 */
const start = async () => {
  const viewsCome = import('./view.tsx').catch(() => null)
  const { ports: outside, load, recallAppearance, mayKnowSomebody } = portsOf()
  const recording = __FLOWS__ ? (await import('./wiring/recorded.ts')).recorded(outside) : null
  const ports = recording ? recording.ports : outside
  const { pathname, search, hash } = window.location
  const appearance = recallAppearance()

  const speaker = createSpeaker()
  const shell = shellOf(speaker)
  const machines = screensOf(ports)
  if (mayKnowSomebody()) warmUp(machines, shell, pathname)
  const session = mayKnowSomebody() ? await recalled(load, ports.navigation) : null
  await speaker.speak(appearance.language).catch(() => ports.log.note('words not loaded'))
  const inspector = __FLOWS__ && (new URLSearchParams(search).get('inspect') ?? sessionStorage.getItem('inspect'))
  const options = inspector !== false && inspector !== null ? await inspectedBy(inspector) : {}

  await breath()
  const frame = readFrame(document)
  const given: Start = {
    session,
    href: pathname + search + hash,
    telephone: typed(noTelephone, frame.telephone),
    appearance,
    ...(__DEVELOPMENT__ && { hasGallery: true }),
  }
  const screens = withViews(machines, shell, speaker)
  const app = recording
    ? recording.started(composeApp(recording.around(screens), given, { ...options, clock: recording.clock }), given)
    : composeApp({ ...ports, screens }, given, options).start()
  speakForApp(app, speaker, ports.log)

  // The frame of the page stays until the screen behind it is complete.
  const { slot } = trunkParts(app)
  const isThere = (snapshot: ReturnType<typeof slot.getSnapshot>) => selectPage(snapshot).state !== 'loading'
  const { place, screen } = selectPage(await waitFor(slot, isThere, { timeout: Number.POSITIVE_INFINITY }))
  const container = document.querySelector('#root')
  const views = await viewsCome
  if (!container || !views) return ports.log.note('views not loaded')
  const left = await new Promise<FrameState>((done) => {
    const onCommit = () => {
      const latest = readFrame(document)
      if (latest.telephone !== frame.telephone) typeInto(screen, latest.telephone)
      leaveFrame(document, latest)
      done(latest)
    }
    views.show({ app, speaker, shell, container, log: ports.log, onCommit })
  })
  if (left.submitted && routeOf(place.to).area === 'auth') screen?.send({ type: 'form.submitted' })
  if (recording) void recording.stand(app, speaker)
  aboutToOpen(document, (href) => void prefetch(machines, href))
  // From here on the form can be used; what it needs next comes behind it.
  await calm()
  load().then(
    ({ sessionStore }) => sessionStore.rememberReferral(search),
    () => ports.log.note('ports not loaded'),
  )
}

/** A tab that is inspected stays it, whatever is loaded anew. */
const inspectedBy = async (inspector: string) => {
  sessionStorage.setItem('inspect', inspector)
  return (await import('./wiring/inspect.ts')).inspected(inspector)
}

/** What was typed into the frame while the form behind it was being drawn. */
const typeInto = (form: AnyActorRef | null, text: string) =>
  form?.getSnapshot().children?.countries?.send({ type: 'telephone.typed', text })

void start()
