import { absent, PortError, toFailure, whyNotShown } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { hasSection, type Offered } from '../kernel/offered.ts'
import { oncePer } from '../kernel/once-per.ts'
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
 * it. A port stays the same object for one offering, because what pages keep for each other belongs to their ports.
 */
export const offeredPorts = <Ports extends PanelPorts>(ports: Ports, offering: Offering): Ports => {
  const guarded = Object.entries(guardsOf(offering)).map(([name, guard]) => [
    name,
    guard(ports[name as keyof PanelPorts] as unknown as Port),
  ])
  return { ...ports, ...Object.fromEntries(guarded) }
}

const guardsOf = oncePer((offering: Offering): Readonly<Record<string, (port: Port) => Port>> => {
  const guards = Object.entries(panelMethods).map(([name, methods]) => {
    const asking = Object.entries(methods).filter(([, manner]) => manner === 'asks')
    const guard = oncePer((port: Port): Port => {
      const guarded = asking.map(([method]) => [method, guardedAsk(name as keyof PanelPorts, method, port, offering)])
      return { ...port, ...Object.fromEntries(guarded) }
    })
    return [name, guard]
  })
  return Object.fromEntries(guards)
})

const guardedAsk = (name: keyof PanelPorts, method: string, port: Port, { offered, missing }: Offering): Ask => {
  const isList = (backgroundLists[name] as readonly string[] | undefined)?.includes(method)
  const own = name === 'sections' ? null : (methodSections[`${name}.${method}`] ?? portSections[name])
  return (input, signal) => {
    const subject = name === 'sections' ? String(input?.section ?? input?.source) : ''
    const list = `${name}.${method} ${subject}`
    const section = name === 'sections' ? sectionNamed(subject) : own
    if (!hasSection(offered(), section) || missing?.has(list)) return Promise.reject(new PortError(absent))
    const asked = must(port[method])(input, signal)
    if (isList)
      asked.catch((error: unknown) => {
        if (whyNotShown(toFailure(error)) === 'notOffered') missing?.add(list)
      })
    return asked
  }
}
