/** The dialogs that the toolbar opens. */
export type EditorWindow = 'link' | 'image' | 'replaceImage' | 'embed' | 'match';
