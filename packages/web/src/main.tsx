import './styles/entry.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { leaveFrame, readFrame } from './app/frame.ts'
import { Preview } from './app/Preview.tsx'
import { WordsProvider } from './i18n/WordsProvider.tsx'
import { createSpeaker } from './i18n/words.ts'

const speaker = createSpeaker()
const place = document.querySelector('#root')
if (document.documentElement.lang === 'en') await speaker.speak('en')
const isGallery = __DEVELOPMENT__ && window.location.pathname === '/components'
if (isGallery) await speaker.need('panel')
const Gallery = isGallery ? (await import('./app/Gallery.tsx')).Gallery : null

if (place) {
  const frame = readFrame(document)
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <WordsProvider speaker={speaker}>
        {Gallery ? <Gallery /> : <Preview telephone={frame.telephone} />}
      </WordsProvider>,
    ),
  )
  leaveFrame(document, frame)
}
