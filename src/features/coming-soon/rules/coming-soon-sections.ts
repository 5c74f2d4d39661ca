import { shopText } from '../text.ts';

export const STUDIO_CHANNELS = ['youtube', 'instagram', 'tiktok', 'facebook', 'telegram', 'twitter'] as const;
export const SHOP_SECTIONS = ['uniforms', 'casual-wear', 'accessories', 'promo'] as const;
/** The names of the store's sections. */
export const shopSectionNames = {
  uniforms: shopText.uniforms,
  'casual-wear': shopText.casualWear,
  accessories: shopText.accessories,
  promo: shopText.promo,
};
