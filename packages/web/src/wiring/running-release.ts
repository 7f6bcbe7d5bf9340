/** The id and the day of the release that the build wrote into the page; `null` when the page was not built. */
export const runningRelease = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? null
