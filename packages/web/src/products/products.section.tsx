import { textOf } from '@supplier/core/kernel/word'
import { products } from '@supplier/core/products/products.section'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useFormats } from '../i18n/use-formats.ts'
import { sectionScreen } from '../kit/section/SectionScreen.tsx'
import { Sum } from '../kit/values/Sum.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import { CommonReasons } from '../readiness/CommonReasons.tsx'
import { ProductName } from './ProductName.tsx'
import { ProductStatus } from './ProductStatus.tsx'
import { low, oldPrice, pieces, storeTitles } from './products.styles.ts'
import { productsTranslations } from './products.translations.ts'

/** A stock that is about to run out. */
const fewLeft = 5

export const screen = sectionScreen(products, {
  t: productsTranslations,
  nameOf: ({ title, id }) => title || `№ ${id}`,
  aroundName: (row, name) => <ProductName row={row}>{name}</ProductName>,
  begin: ({ more }) => (
    <>
      <RouteButton location={{ to: 'product-create' }} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
        {more.manual}
      </RouteButton>
      <RouteButton location={{ to: 'products-import' }} icon={<FileUp size={16} aria-hidden="true" />}>
        {more.import}
      </RouteButton>
    </>
  ),
  above: (rows, _, beside) => <CommonReasons products={rows} why={beside} />,
  columns: ({ more, states }, beside) => [
    {
      id: 'status',
      header: more.status,
      width: 148,
      card: 'state',
      cell: (row) => <ProductStatus row={row} states={states.status} why={beside} />,
    },
    {
      id: 'price',
      header: more.price,
      align: 'end',
      width: 136,
      card: 'last',
      cell: ({ price, variantCount }) =>
        price === null && variantCount > 0 ? null : <Sum sum={price} from={variantCount > 0 ? more.from : null} />,
    },
    {
      id: 'quantity',
      header: more.quantity,
      align: 'end',
      width: 104,
      cell: ({ quantity, reserved }) => (
        <span className={quantity - reserved <= fewLeft ? low : ''} title={`${more.reserved}: ${reserved}`}>
          {quantity}
          <span className={pieces}> {more.pieces}</span>
        </span>
      ),
    },
    {
      id: 'availability',
      header: more.availability,
      priority: 2,
      card: 'absent',
      width: 148,
      cell: ({ availability }) => textOf(more, availability),
    },
    {
      id: 'quality',
      header: more.quality,
      priority: 2,
      align: 'end',
      width: 72,
      card: 'absent',
    },
    {
      id: 'updated',
      file: ['updatedAt'],
      header: more.updated,
      priority: 3,
      width: 84,
      card: 'absent',
      cell: ({ updatedAt }) => updatedAt && <Changed at={updatedAt} />,
    },
    {
      id: 'stores',
      header: more.stores,
      priority: 3,
      width: 112,
      card: 'absent',
      cell: ({ stores }) => {
        const titles = stores.map(({ title }) => title).join(', ')
        return (
          titles && (
            <span className={storeTitles} title={titles}>
              {titles}
            </span>
          )
        )
      },
    },
    {
      id: 'oldPrice',
      priority: 3,
      header: more.oldPrice,
      align: 'end',
      card: 'absent',
      named: true,
      cell: ({ oldPrice: sum }) => (
        <span className={sum === null ? '' : oldPrice}>
          <Sum sum={sum} />
        </span>
      ),
    },
  ],
})

function Changed({ at }: { readonly at: string }) {
  const { day, dateTime } = useFormats()
  return <span title={dateTime(at)}>{day(at)}</span>
}
