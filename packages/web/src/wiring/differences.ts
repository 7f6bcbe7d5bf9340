import type { Watch } from '@supplier/core/adapters/http/kit/kernel.http'

/**
 * Tells on the console, once each, where an answer or an event is not what is written about it. Its code is loaded with
 * the first answer, and only in development or where a deployment asks for it.
 */
export const differencesOnConsole = (warn: (line: string) => void): Watch => {
  const said = new Set<string>()
  const load = () => import('@supplier/core/adapters/http/kit/differences.wire')
  return (call, schema, answer) =>
    void load().then(({ differencesIn }) => {
      for (const difference of differencesIn(schema, answer)) {
        const line = `${call.replaceAll(/\/\d+(?=\/|$)/g, '/:id')} → ${difference}`
        if (!said.has(line)) warn(line)
        said.add(line)
      }
    })
}
