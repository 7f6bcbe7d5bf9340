import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import { type ReferralSummary, sharesOf } from '@supplier/core/referrals/referrals.domain'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import { useFormats } from '../i18n/use-formats.ts'
import { CopyText } from '../kit/values/CopyText.tsx'
import { LinkButton } from '../ui/buttons/LinkButton.tsx'
import { QrCode } from '../ui/images/QrCode.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Details } from '../ui/layout/Details.tsx'
import { link as look } from './referrals.styles.ts'
import type { ReferralTexts } from './referrals.translations.ts'

interface LinkProps {
  readonly summary: ReferralSummary
  readonly copy: CopyActor
  readonly t: ReferralTexts
}

/** The link and the code with ways to pass them on, and the terms. */
export function ReferralLink({ summary: { code, link, terms, minimum }, copy, t }: LinkProps) {
  const { roundMoney } = useFormats()
  const styles = look()
  const shares = sharesOf(link, t.invitation)
  const conditions = [
    [t.termBonus, terms.bonus === null ? null : roundMoney(terms.bonus)],
    [t.termPayments, terms.payments],
    [t.termDays, terms.days],
    [t.minimum, minimum === null ? null : roundMoney(minimum)],
  ].flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`))
  return (
    <Card padded={false}>
      <div className={styles.root}>
        <CopyText label={t.copyLink} text={link} copy={copy} />
        <CopyText label={t.copyCode} text={code} copy={copy} />
        <div className={styles.shares}>
          <LinkButton
            size="small"
            href={shares.telegram}
            target="_blank"
            rel="noopener"
            icon={<Send size={16} aria-hidden="true" />}
          >
            Telegram
          </LinkButton>
          <LinkButton
            size="small"
            href={shares.viber}
            rel="noopener"
            icon={<MessageCircle size={16} aria-hidden="true" />}
          >
            Viber
          </LinkButton>
        </div>
        <div>
          <Details title={t.showQr} isOpenAtFirst={false} hasError={false} look="quiet">
            <QrCode value={link} label={t.qr} />
          </Details>
        </div>
        {conditions.length > 0 && <p className={styles.terms}>{conditions.join(' · ')}</p>}
      </div>
    </Card>
  )
}
