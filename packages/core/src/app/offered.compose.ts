import { absent, PortError, toFailure, whyNotShown } from '../kernel/failure.ts'
import { hasSection, type Offered } from '../kernel/offered.ts'
import type { Ask } from '../kernel/port.ts'
import type { PanelPorts } from './app.port.ts'
import { panelMethods } from './panel-methods.port.ts'
import { backgroundLists, methodSections, portSections, sectionNamed } from './panel-sections.port.ts'

type Port = Readonly<Record<string, Ask>>

export interface Offering {
  readonly offered: () => Offered
  /** For what asks in the background: the lists that the server did not have in this visit. */
  readonly missing: Set<string> | null
}

/**
 * Ports that send no call of a section which is not there: it is answered at once, as by a server that does not have
 * it.
 */
export const offeredPorts = <Ports extends PanelPorts>(ports: Ports, { offered, missing }: Offering): Ports => {
  const guarded = (name: keyof PanelPorts, method: string, ask: Ask): Ask => {
    const isList = missing !== null && (backgroundLists[name] as readonly string[] | undefined)?.includes(method)
    const own = name === 'sections' ? null : (methodSections[`${name}.${method}`] ?? portSections[name])
    return (input, signal) => {
      const subject = name === 'sections' ? String(input?.section ?? input?.source) : ''
      const list = `${name}.${method} ${subject}`
      const section = name === 'sections' ? sectionNamed(subject) : own
      if (!hasSection(offered(), section) || missing?.has(list)) return Promise.reject(new PortError(absent))
      const asked = ask(input, signal)
      if (isList)
        asked.catch((error: unknown) => {
          if (whyNotShown(toFailure(error)) === 'notOffered') missing.add(list)
        })
      return asked
    }
  }
  const wrapped = Object.entries(panelMethods).map(([name, methods]) => {
    const port = ports[name as keyof PanelPorts] as unknown as Port
    const asking = Object.entries(methods).filter(([, manner]) => manner === 'asks')
    const guards = asking.map(([method]) => [
      method,
      guarded(name as keyof PanelPorts, method, (input, signal) => port[method]?.(input, signal) as Promise<unknown>),
    ])
    return [name, { ...port, ...Object.fromEntries(guards) }]
  })
  return { ...ports, ...Object.fromEntries(wrapped) }
}
