import {
  type ImportsActor,
  importsLocation,
  sameImports,
  selectImports,
} from '@supplier/core/import-list/imports.machine'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { screen as List } from '../import-list/import-list.section.tsx'
import { screen as Sources } from '../import-sources/import-sources.section.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import type { ScreenProps } from '../navigation/screen.ts'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { importsTranslations } from './report/imports.translations.ts'

/** The imports that there were, or the links that are read on a schedule. */
export function ImportsScreen({ actor, ...rest }: ScreenProps & { readonly actor: ImportsActor }) {
  const t = importsTranslations[useLanguage()]
  const { list, sources } = useSelector(actor, selectImports, sameImports)
  return (
    <>
      <ThroughOutlet>
        <RouteButton location={importsLocation(sources ? 'list' : 'sources')}>
          {sources ? t.list : t.sources}
        </RouteButton>
        {/* The links have a main button of their own. */}
        {list && (
          <RouteButton variant="primary" location={{ to: 'products-import' }}>
            {t.toStart}
          </RouteButton>
        )}
      </ThroughOutlet>
      {list && <List {...rest} actor={list} />}
      {sources && <Sources {...rest} actor={sources} />}
    </>
  )
}
