/** Keys of the messages about filling in a product. */
export type ProductEditorMessageKey =
  | 'productEditor.barcodeLength'
  | 'productEditor.barcodeCheck'
  | 'productEditor.barcodeCut'
  | 'productEditor.oldPriceLow'
  | 'productEditor.skuTwice'
  | 'productEditor.variantTwice'
  | 'productEditor.notAnAddress'
  | 'productEditor.titleInCapitals'
  | 'productEditor.categoryNotFinal'
  | 'productEditor.published'
  | 'productEditor.draftUnclear'
  | 'productEditor.changeWaits'
  | 'productEditor.tooManyVariants'
  | 'productEditor.smallPicture'
  | 'productEditor.tooManyPictures'
  | 'productEditor.pictureNotRemoved'
  | 'productEditor.linkAway'
  | 'productEditor.linkWrong'
  | 'productEditor.linkNoPicture'
  | 'productEditor.linkTooHeavy'
  | 'productEditor.linkNoAddress'
  | 'productEditor.linkTooLong'
  | 'productEditor.linkTwice'
  | 'productEditor.linkPresent'
  | 'productEditor.linkNoPlace'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly productEditor: ProductEditorMessageKey
  }
}
