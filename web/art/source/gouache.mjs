// The painter's hand: a wobbly edge, a dry brush and a little pepper. Drawings are plain flat vector
// shapes; this filter is put over them when they are baked.
export const gouache = `<filter id="gou" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="3" seed="7" result="n"/>
<feDisplacementMap in="SourceGraphic" in2="n" scale="8" xChannelSelector="R" yChannelSelector="G" result="d"/>
<feTurbulence type="fractalNoise" baseFrequency="0.02 0.13" numOctaves="3" seed="11" result="b"/>
<feColorMatrix in="b" type="matrix" values="0 0 0 0 1  0 0 0 0 0.97  0 0 0 0 0.9  1.25 0 0 0 -0.60" result="w"/>
<feComposite in="w" in2="d" operator="in" result="wi"/>
<feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="5" result="p"/>
<feColorMatrix in="p" type="matrix" values="0 0 0 0 0.05  0 0 0 0 0.1  0 0 0 0 0.2  0 0.8 0 0 -0.38" result="pd"/>
<feComposite in="pd" in2="d" operator="in" result="pi"/>
<feMerge>
<feMergeNode in="d"/>
<feMergeNode in="wi"/>
<feMergeNode in="pi"/>
</feMerge>
</filter>`;
