/** The dialogs that the toolbar opens. */
export type EditorWindow = 'link' | 'image' | 'embed' | 'match';
