// Made by lab/palette.py. Every other colour of every other row of the board.
export const lidRows: readonly string[] = [
  '5f3212 702f15 862917 9d211a b4191e c7162c d41440 dd1755 dd1c6b d5207f c7218e b22397 992399 7b2395 5c218f',
  '814717 92461c a74520 bb4528 cc4736 db4b48 e65260 eb5778 e95a8f df5ca2 cf59ae b953b2 9f4baf 7e42a7 5a369d',
  'a55f19 b36125 c36531 d26b42 df7256 ea7b6c f38486 f68c9f f28fb4 e88ec3 d687cc c17bca a56dc2 815db8 584aad',
  'c77c1b d28334 da8d4b e49663 eea07b f6ab94 feb7ad ffc1c4 fac3d5 efbfe1 dcb4e4 c8a4e0 aa8ed5 8176c9 535ebd',
  'e4a01e ebab43 ecb662 f0c07e f5ca98 fbd5b3 ffe0ca ffe9df f9e9eb ece3f3 dbd8f7 c3c6f1 a5ade6 7c90d9 4a73cd',
  'f1c41f f1ce49 edd667 e9dd82 e9e49c ebebb6 ecf2cb ebf8de e3f7eb d6f0f2 c5e7f7 afd6f5 91c0ef 6ba4e5 3d87da',
  'dfd91e d4db3d c7dd50 badd64 b2df7b afe391 ade3a6 a8e5b9 a1e3c7 99e0d4 8bdbdd 7bcddf 64bee1 4dade2 319ade',
  'a8ca1b 97c729 81c131 6dbb3c 60b84c 57b55c 54b570 4fb380 4ab28f 48b39d 42afa8 3bacb1 32a7b7 2ba5c3 24aad4',
];
