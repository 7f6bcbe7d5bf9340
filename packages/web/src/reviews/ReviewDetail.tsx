import { locationOfBuyer } from '@supplier/core/chats/chats.domain'
import { shownImage } from '@supplier/core/kernel/address'
import { withTemplate } from '@supplier/core/reply-templates/reply-templates.domain'
import type { ReviewBesideActor } from '@supplier/core/reviews/review-beside.machine'
import { factsOfReview, type Review } from '@supplier/core/reviews/reviews.domain'
import { templatesBeside } from '@supplier/core/reviews/reviews.selectors'
import { useRef } from 'react'
import { useFormats } from '../i18n/use-formats.ts'
import { RouteLink } from '../navigation/RouteLink.tsx'
import { TemplatesButton } from '../reply-templates/TemplatesButton.tsx'
import { TemplatesMenu } from '../reply-templates/TemplatesMenu.tsx'
import { settings } from '../settings/settings.ts'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { focusField } from '../ui/keyboard/move-focus.ts'
import { Alert } from '../ui/messages/Alert.tsx'
import { Rating } from '../ui/text/Rating.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import { ReviewProduct, ReviewRating, ReviewState } from './ReviewCells.tsx'
import { detail, quiet } from './reviews.styles.ts'
import type { ReviewTexts } from './reviews.translations.ts'

interface ReviewDetailProps {
  readonly row: Review
  readonly reply: string
  readonly beside: ReviewBesideActor | null
  readonly t: ReviewTexts
  readonly onReply: (text: string) => void
}

/** A whole review with its photos, its product and order, and the templates for the answer. */
export function ReviewDetail({ row, reply, beside, t, onReply }: ReviewDetailProps) {
  const styles = detail()
  const { dateTime } = useFormats()
  const templates = beside && templatesBeside(beside)
  const root = useRef<HTMLDivElement>(null)
  const toAnswer = () => focusField(root.current, 'reply')
  const { author, createdAt, store, text, pros, cons, previous, photos } = row
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.head}>
        <ReviewRating row={row} t={t} />
        <strong>{author}</strong>
        <span className={quiet}>{[createdAt && dateTime(createdAt), store].filter(Boolean).join(' · ')}</span>
        <ReviewState row={row} beside={beside} t={t} />
      </div>
      <p className={styles.text}>{text}</p>
      {pros && <Part name={t.pros} text={pros} />}
      {cons && <Part name={t.cons} text={cons} />}
      {previous && (
        <div className={styles.before}>
          <span className={quiet}>{t.before}</span>
          {previous.rating !== null && <Rating value={previous.rating} label={`${previous.rating} ${t.of5}`} />}
          <p>{previous.text}</p>
        </div>
      )}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t.photos}>
          {photos.map((photo, at) => (
            <li key={photo}>
              <button
                type="button"
                className={styles.photo}
                aria-label={`${t.photo} ${at + 1}`}
                onClick={() => beside?.send({ type: 'photo.opened', photos, photo: at })}
              >
                <RemoteImage src={shownImage(photo, settings.imageOrigins)} alt="">
                  {null}
                </RemoteImage>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Links row={row} t={t} />
      {row.reply?.status === 'rejected' && (
        <Alert tone="warning" title={t.rejected}>
          {row.reply.reason}
        </Alert>
      )}
      {row.can.reply && templates && (
        <div className={styles.tools}>
          <TemplatesButton actor={templates} />
          <TemplatesMenu
            actor={templates}
            onChoose={(template) => {
              onReply(withTemplate(reply, template.text, factsOfReview(row)))
              toAnswer()
            }}
            onClose={toAnswer}
          />
        </div>
      )}
      {beside && <PhotoDialog beside={beside} t={t} />}
    </div>
  )
}

function Part({ name, text }: { readonly name: string; readonly text: string }) {
  const styles = detail()
  return (
    <p className={styles.part}>
      <strong>{name}:</strong> {text}
    </p>
  )
}

function Links({ row: { product, order, chatRoom }, t }: { readonly row: Review; readonly t: ReviewTexts }) {
  const styles = detail()
  return (
    <div className={styles.links}>
      {product ? (
        <RouteLink location={{ to: 'product-edit', params: { id: product.id } }}>
          <ReviewProduct product={product} t={t} />
        </RouteLink>
      ) : (
        <span className={quiet}>{t.gone}</span>
      )}
      {order && (
        <RouteLink location={{ to: 'orders', search: `?order=${order.id}` }}>
          {t.order} № {order.number}
        </RouteLink>
      )}
      {(chatRoom || order) && (
        <RouteLink
          location={chatRoom ? { to: 'chat-room', params: { chatId: chatRoom } } : locationOfBuyer(order?.id ?? '')}
        >
          {t.write}
        </RouteLink>
      )}
    </div>
  )
}
