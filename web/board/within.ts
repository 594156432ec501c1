/** Large screens show a table enlarged (`zoom`): the browser measures what is on the screen, styles count in the table's own pixels. */
export const enlarged = (element: Element): number =>
  (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** Where an element lies, from the corner of another, in pixels that styles count in. */
export function within(root: Element, element: Element): DOMRect {
  const [corner, box] = [root.getBoundingClientRect(), element.getBoundingClientRect()];
  const by = enlarged(root);
  return new DOMRect(
    (box.left - corner.left) / by,
    (box.top - corner.top) / by,
    box.width / by,
    box.height / by,
  );
}
