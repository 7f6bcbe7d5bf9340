/** The id and the day of the release that the build wrote into the page; `null` when the page was not built. */
export const runningRelease = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? null

/** Names the release in the console, because the support asks for it first. */
export const nameRelease = (page: Document): void => {
  const release = runningRelease(page)
  // biome-ignore lint/suspicious/noConsole: where the support has it read out
  if (release !== null) console.info(`Release ${release}`)
}
