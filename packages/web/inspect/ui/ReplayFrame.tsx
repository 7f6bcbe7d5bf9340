import { useEffect, useRef } from 'react'

interface ReplayFrameProps {
  readonly title: string
  readonly className: string | undefined
  /** The recording, as its file says it. */
  readonly text: string
  /** How many of its steps were taken in what is shown. */
  readonly step: number
}

/** The panel itself, as it was at one step of a recording. */
export function ReplayFrame({ title, className, text, step }: ReplayFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = useRef<string | null>(null)
  /** The recording goes there once, however long it is. */
  const tell = () => {
    frame.current?.contentWindow?.postMessage(sent.current === text ? { step } : { text, step }, '/')
    sent.current = text
  }
  const begin = () => {
    sent.current = null
    tell()
  }
  useEffect(() => {
    tell()
  }, [text, step])
  return <iframe ref={frame} title={title} className={className} src="/replay" onLoad={begin} />
}
