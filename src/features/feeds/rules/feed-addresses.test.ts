import { expect, it } from 'vitest';
import { feedAddresses, partnerFeedAddress } from './feed-addresses.ts';

it('each page has its feeds below its own address', () => {
  const { site, category, tag, author, match } = feedAddresses;
  expect(site()).toEqual({ rss: '/rss', atom: '/atom' });
  expect(category('football')).toEqual({ rss: '/category/football/rss', atom: '/category/football/atom' });
  expect(tag('zire')).toEqual({ rss: '/tag/zire/rss', atom: '/tag/zire/atom' });
  expect(author('orxan')).toEqual({ rss: '/author/orxan/rss', atom: '/author/orxan/atom' });
  expect(match('derbi-1')).toEqual({ rss: '/oyun/derbi-1/rss', atom: '/oyun/derbi-1/atom' });
  expect(partnerFeedAddress('Ab1')).toBe('/rss/tam/Ab1');
});
