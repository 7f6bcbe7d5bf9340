import type { ReplyTemplatesPort } from '../../../src/reply-templates/reply-templates.port.ts'
import type { Http } from '../kit/http.client.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { read } from '../kit/kernel.http.ts'
import { TemplatesReply } from './reply-templates.wire.ts'

const path = '/admin-suppliers/v1/reply-templates'

const foundIn = (reply: unknown) => {
  const { data, meta } = read(TemplatesReply, reply)
  return { templates: data, version: meta.version }
}

/** The server numbers templates. */
const withId = (id: string | null) => (id === null ? {} : { id: idOnWire(id) })

export const replyTemplatesOverHttp = (http: Http): ReplyTemplatesPort => ({
  async fetchTemplates(_, signal) {
    return foundIn(await http('GET', path, { signal }))
  },
  async saveTemplates({ templates, version }, signal) {
    const sent = templates.map(({ id, title, text }) => ({ ...withId(id), title, text }))
    return foundIn(await http('PUT', path, { body: { version, templates: sent }, signal }))
  },
})
