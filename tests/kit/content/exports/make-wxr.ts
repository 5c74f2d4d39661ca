interface WxrPostInput {
  id: number | '';
  title: string;
  content?: string;
  /** UTC, as WordPress writes it: `2024-05-01 10:30:00`. */
  date?: string;
  slug?: string;
  status?: string;
  type?: string;
}

/** An export of WordPress (Tools → Export) of the site at `url`. */
export function makeWxr({ url, posts }: { url: string; posts: readonly WxrPostInput[] }): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.6.2" created="2026-11-02 08:15" -->
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:wfw="http://wellformedweb.org/CommentAPI/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/"
>
<channel>
	<title>Köhnə sayt</title>
	<link>${url}</link>
	<pubDate>Mon, 02 Nov 2026 08:15:00 +0000</pubDate>
	<language>az</language>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_site_url>${url}</wp:base_site_url>
	<wp:base_blog_url>${url}</wp:base_blog_url>
	<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[admin]]></wp:author_login><wp:author_display_name><![CDATA[Aysel Məmmədli]]></wp:author_display_name></wp:author>
	<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename><![CDATA[futbol]]></wp:category_nicename><wp:category_parent><![CDATA[]]></wp:category_parent><wp:cat_name><![CDATA[Futbol]]></wp:cat_name></wp:category>
	<generator>https://wordpress.org/?v=6.6.2</generator>
${posts.map((post) => item(url, post)).join('\n')}
</channel>
</rss>
`;
}

function item(url: string, post: WxrPostInput): string {
  const { id, title, content = '<p>Mətn</p>', date = '2024-05-01 10:30:00' } = post;
  const { slug = `yazi-${id}`, status = 'publish', type = 'post' } = post;
  return `	<item>
		<title><![CDATA[${title}]]></title>
		<link>${url}/2024/05/${slug}/</link>
		<pubDate>Wed, 01 May 2024 10:30:00 +0000</pubDate>
		<dc:creator><![CDATA[admin]]></dc:creator>
		<guid isPermaLink="false">${url}/?p=${id === '' ? slug : id}</guid>
		<description></description>
		<content:encoded><![CDATA[${content}]]></content:encoded>
		<excerpt:encoded><![CDATA[Qısa]]></excerpt:encoded>
		${id === '' ? '' : `<wp:post_id>${id}</wp:post_id>`}
		<wp:post_date><![CDATA[${date}]]></wp:post_date>
		<wp:post_date_gmt><![CDATA[${date}]]></wp:post_date_gmt>
		<wp:post_modified><![CDATA[${date}]]></wp:post_modified>
		<wp:post_modified_gmt><![CDATA[${date}]]></wp:post_modified_gmt>
		<wp:comment_status><![CDATA[open]]></wp:comment_status>
		<wp:post_name><![CDATA[${slug}]]></wp:post_name>
		<wp:status><![CDATA[${status}]]></wp:status>
		<wp:post_parent>0</wp:post_parent>
		<wp:post_type><![CDATA[${type}]]></wp:post_type>
		<wp:post_password><![CDATA[]]></wp:post_password>
		<wp:is_sticky>0</wp:is_sticky>
		<category domain="category" nicename="futbol"><![CDATA[Futbol]]></category>
	</item>`;
}
