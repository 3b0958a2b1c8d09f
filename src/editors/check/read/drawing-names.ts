const names = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/**
 * The elements of SVG that draw (https://www.w3.org/TR/SVG2/eltindex.html). Elements that run, load, animate or link are
 * left out: script, foreignObject, feImage, animate, set, a and others.
 */
export const drawingElements = names(`
  svg g defs symbol use switch title desc style image
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Attributes that only name or describe something; their value has no effect. */
export const sayingAttributes = names('id class lang role version baseProfile xml:lang xml:space')

/** Attributes whose value draws; it is checked like CSS (https://www.w3.org/TR/SVG2/attindex.html). */
export const drawingAttributes = names(`
  x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height d points pathLength rotate textLength lengthAdjust
  viewBox preserveAspectRatio transform gradientTransform gradientUnits patternTransform patternUnits
  patternContentUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits
  refX refY orient startOffset method spacing side media type style
  filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode operator k1 k2 k3 k4 values tableValues slope
  intercept amplitude exponent order kernelMatrix divisor bias targetX targetY preserveAlpha kernelUnitLength
  surfaceScale diffuseConstant specularConstant specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask
  mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering transform-origin unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode
`)

/** CSS functions that compute a colour, a length or a position, and load nothing. */
export const drawingFunctions = names(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon path not is where nth-child nth-of-type
`)
