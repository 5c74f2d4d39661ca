import { Node } from '@tiptap/core';
import { type EmbedProvider, parseEmbed } from '../../../rules/embed.ts';
import { embedText } from '../../../text.ts';

/** A post or video of another site, by its address. Readers see a link until they choose to load it. */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,

  addAttributes: () => ({
    provider: { default: null, rendered: false },
    address: { default: null, rendered: false },
  }),

  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      priority: 60,
      getAttrs: (element) => parseEmbed(element.getAttribute('data-address') ?? undefined) ?? false,
    },
  ],

  renderHTML: ({ node }) => {
    const { provider, address } = node.attrs as { provider: EmbedProvider; address: string };
    return ['figure', { 'data-embed': provider, 'data-address': address }, ['a', { href: address }, address]];
  },

  addNodeView:
    () =>
    ({ node }) => {
      const { provider, address } = node.attrs as { provider: EmbedProvider; address: string };
      const dom = document.createElement('figure');
      dom.className = 'editor-card';
      const name = document.createElement('strong');
      name.textContent = embedText.names[provider];
      const line = document.createElement('span');
      line.textContent = address;
      dom.append(name, line);
      return { dom };
    },
});
