import { useEffect, useRef } from 'react'

interface ReplayFrameProps {
  readonly title: string
  readonly className: string | undefined
  /** The content of the recording file. */
  readonly text: string
  /** The number of steps that the frame has to replay. */
  readonly step: number
}

/** Shows the panel as it was at one step of a recording. */
export function ReplayFrame({ title, className, text, step }: ReplayFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const sent = useRef<string | null>(null)
  /** The text of a recording can be long, so it is sent to the frame once and later messages contain only the step. */
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
