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
  const tell = () => frame.current?.contentWindow?.postMessage({ text, step }, '/')
  useEffect(() => {
    tell()
  }, [text, step])
  return <iframe ref={frame} title={title} className={className} src="/replay" onLoad={tell} />
}
