import type { NamespaceImageTranslation } from '../../i18n-types.ts'

const en_image = {
  avatar: {
    label: 'Profile photo',
    choose: 'Upload a photo',
    change: 'Change the photo',
    none: 'No photo yet',
    crop: 'What the photo will show',
    save: 'Save the photo',
  },
  background: {
    label: 'Cover',
    choose: 'Upload a cover',
    change: 'Change the cover',
    none: 'No cover yet',
    crop: 'What the cover will show',
    save: 'Save the cover',
  },
  logo: {
    label: 'Logo',
    choose: 'Upload a logo',
    change: 'Change the logo',
    none: 'No logo yet',
    crop: 'What the logo will show',
    save: 'Save the logo',
  },
  hint: 'PNG, JPEG or WebP up to {size}. You can drop a file here.',
  other: 'Choose another file',
  readAgain: 'Read it again',
  activity: {
    checking: 'Checking the file…',
    sending: 'Uploading…',
    reading: 'Refreshing the picture…',
  },
  progress: 'Uploading the picture',
  percent: '{done}%',
  cropHint: 'Drag the picture to choose what will be seen. On a keyboard the arrows move it.',
  part: 'The part of the picture that is seen',
  partAt: '{left}% from the left, {top}% from the top',
  zoom: 'Zoom',
  nearer: 'Zoom in',
  further: 'Zoom out',
} satisfies NamespaceImageTranslation

export default en_image
