/** From when until when an event is, in milliseconds since 1970. */
export type Span = readonly [start: number, end: number]

/** For each span, the positions of the others that overlap it. One that starts when another ends does not overlap it. */
export const overlapsOf = (spans: readonly Span[]): number[][] =>
  spans.map(([start, end], index) =>
    spans.flatMap(([otherStart, otherEnd], other) =>
      other !== index && otherStart < end && start < otherEnd ? [other] : [],
    ),
  )
