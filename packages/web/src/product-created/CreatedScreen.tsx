import { entryOf } from '@supplier/core/kernel/word'
import { firstKey } from '@supplier/core/parcels/first-parts.domain'
import { type CreatedActor, editorOf } from '@supplier/core/product-created/created.machine'
import { sameCreated, selectCreated } from '@supplier/core/product-created/created.selectors'
import type { Product } from '@supplier/core/products/products.domain'
import type { WhyNotSelling as WhyNotSellingLines } from '@supplier/core/readiness/product.domain'
import { useSelector } from '@xstate/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { useLanguage, useTranslations } from '../i18n/TranslationsProvider.tsx'
import { WordBadge } from '../kit/values/WordBadge.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import type { ScreenProps } from '../navigation/screen.ts'
import { whyTranslations } from '../readiness/why.translations.ts'
import { AfterSetup } from '../setup/AfterSetup.tsx'
import { nextTranslations } from '../setup/SetupBanner.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { name, stack } from './Created.styles.ts'
import { createdTranslations } from './product-created.translations.ts'
import { WhyNotSelling } from './WhyNotSelling.tsx'

const tones = {
  draft: 'neutral',
  moderation: 'info',
  active: 'plain',
  moderation_update: 'info',
  rejected: 'danger',
  hidden: 'neutral',
  archived: 'neutral',
} as const

/** The page after a product was created, with the next things that a supplier may want to do. */
export function CreatedScreen({ app, actor }: Pick<ScreenProps, 'app'> & { readonly actor: CreatedActor }) {
  const t = createdTranslations[useLanguage()]
  const view = useSelector(actor, selectCreated, sameCreated)
  const list = <RouteButton location={{ to: 'products' }}>{t.list}</RouteButton>
  if (view.state === 'shown')
    return (
      <Shown app={app} product={view.product} why={view.why}>
        <RouteButton location={editorOf(view.product.id)}>{t.view}</RouteButton>
        <Button busy={view.isCopying} onClick={() => actor.send({ type: 'copy.chosen' })}>
          {t.copy}
        </Button>
        {list}
      </Shown>
    )
  if (view.state === 'loading') return <Skeleton height="20rem" />
  return (
    <Card>
      {view.state === 'failed' ? (
        <EmptyState
          kind="failed"
          title={t.failed}
          actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.retry}</Button>}
        />
      ) : (
        <EmptyState kind="nothingFound" title={t.gone} actions={list}>
          {t.goneText}
        </EmptyState>
      )}
    </Card>
  )
}

interface ShownProps extends Pick<ScreenProps, 'app'> {
  readonly product: Product
  readonly why: WhyNotSellingLines
  readonly children: ReactNode
}

function Shown({ app, product, why, children }: ShownProps) {
  const language = useLanguage()
  const t = createdTranslations[language]
  const labels = useTranslations().shell.setup
  const { title, status } = product
  return (
    <div className={stack}>
      <AfterSetup app={app}>
        {(_, next) => (
          <Card>
            <EmptyState
              kind="nothingYet"
              icon={<CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" />}
              title={status === 'draft' ? t.draftTitle : t.title}
              actions={
                <>
                  {next?.step === 'delivery' && (
                    <RouteButton variant="primary" location={firstKey}>
                      {t.connectNova}
                    </RouteButton>
                  )}
                  {next && (
                    <RouteButton {...(next.step !== 'delivery' && { variant: 'primary' })} location={{ to: next.to }}>
                      {next.step === 'delivery' ? t.otherDeliveries : labels[nextTranslations[next.step]]()}
                    </RouteButton>
                  )}
                  <RouteButton {...(!next && { variant: 'primary' })} location={{ to: 'product-create' }}>
                    {t.more}
                  </RouteButton>
                  {children}
                </>
              }
            >
              <p className={name}>
                {title || t.untitled} <WordBadge tones={tones} texts={t.statuses} word={status} />
              </p>
              <p>{entryOf(t.texts, status)}</p>
            </EmptyState>
          </Card>
        )}
      </AfterSetup>
      {why.own.length + why.general.length > 0 && (
        <Section title={whyTranslations[language].title}>
          <WhyNotSelling lines={why} />
        </Section>
      )}
    </div>
  )
}
