import { expect, test } from 'vitest'
import { socialImages, type SocialImagesOptions } from './social-images.ts'

test('an option that there is not is refused', () => {
  expect(socialImages({ ground: '#000000' }).name).toBe('social-images')
  // As a config without types gives it.
  const untyped: object = { colour: '#ffffff' }
  expect(() => socialImages(untyped satisfies SocialImagesOptions)).toThrow('socialImages() has the unknown key "colour"')
})
