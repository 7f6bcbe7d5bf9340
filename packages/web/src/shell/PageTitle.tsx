import type { AppActor } from '@supplier/core/app/app.machine'
import { appParts, samePage, selectPage } from '@supplier/core/app/app.selectors'
import type { PanelActor } from '@supplier/core/app/panel.machine'
import { titleOf } from '@supplier/core/navigation/navigation.domain'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { useSelector } from '@xstate/react'
import { pageTitle } from '../i18n/message-text.ts'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { usePart, useParts } from '../kit/panel/panel-parts.ts'
import { unknownSettings } from '../setup/unknown-settings.ts'

interface PageTitleProps {
  readonly app: AppActor
  /** How many new orders and rooms wait. */
  readonly waiting?: number
}

/** The title of the tab. */
export function PageTitle({ app, waiting = 0 }: PageTitleProps) {
  const page = useSelector(appParts(app).outlet, selectPage, samePage)
  return <title>{pageTitle(useTranslations(), titleOf(page.location.to), waiting)}</title>
}

/** The title of the tab while the panel is open. */
export function OpenTitle({ app, panel }: PageTitleProps & { readonly panel: PanelActor }) {
  const { orders, chats } = usePart(useParts(panel).setup, selectSetup, unknownSettings)
  return <PageTitle app={app} waiting={orders + chats} />
}
