"""The 480 colours of the board, A1 to P30. Made by lab/palette.py; change the anchors there."""

from __future__ import annotations

from typing import Final

_ROWS: Final = """
5f3212 673114 702f15 7b2c16 862917 912519 9d211a a91d1b b4191e bf1724 c7162c cf1536 d41440 da154a dd1755 df1a60 dd1c6b da1f75 d5207f cf2187 c7218e bd2293 b22397 a62398 992399 8a2397 7b2395 6b2392 5c218f 4c1d8c
703c15 783b17 813a19 8b381a 96361b a1341d ac3320 b73224 c13229 ca3330 d23439 d93644 de374e e23a5a e53b65 e63d71 e43f7c e04186 db4190 d44198 cc409e c23fa2 b73da5 aa3ba5 9c39a4 8d36a2 7d349f 6c309b 5b2c96 4a2692
814717 89461a 92461c 9c451e a74520 b04423 bb4528 c4462e cc4736 d4493e db4b48 e14e53 e65260 e9546b eb5778 eb5984 e95a8f e55c99 df5ca2 d75aa9 cf59ae c556b1 b953b2 ad4fb1 9f4baf 8f47ac 7e42a7 6d3ca3 5a369d 482e99
945218 9b521c a45320 ac5424 b65427 bf552c c75733 cf5a3c d65c44 dd5f4e e36359 e96765 ed6b72 ef6e7e f1718b f07397 ee74a1 ea75ab e374b3 db73ba d270be c86cbf bd67bf b061bc a15cb9 9256b5 804fb0 6d48ab 593fa5 4536a0
a55f19 ac6020 b36125 bb632b c36531 ca6839 d26b42 d86f4b df7256 e57660 ea7b6c ef8078 f38486 f58992 f68c9f f58ea9 f28fb4 ee8fbc e88ec3 df8bc9 d687cc cc82cc c17bca b473c6 a56dc2 9464bd 815db8 6d53b3 584aad 423fa8
b76d1a bd6f23 c3722c c97535 cf783e d57c47 db8052 e1855d e78968 ec8e74 f09380 f5998d f99e9a fba3a6 fba7b2 f9a9bc f6aac5 f2a9cd eca7d3 e3a3d7 d99dd8 d097d8 c58fd5 b887d1 a87dcb 9673c6 8269c0 6c5fbb 5653b5 3e48b0
c77c1b cd7f28 d28334 d6883f da8d4b de9157 e49663 e99b6f eea07b f2a687 f6ab94 fab2a1 feb7ad ffbdb9 ffc1c4 fdc3cd fac3d5 f5c2dc efbfe1 e6bae4 dcb4e4 d3ace4 c8a4e0 ba99db aa8ed5 9782cf 8176c9 6b6ac3 535ebd 3a52b8
d78e1d dc922d e0973c e29c4a e4a158 e7a665 ebac72 efb17f f3b78c f7bc99 fac2a6 fec8b3 ffcfbf ffd4ca ffd8d4 ffdadc fcdae3 f6d7e8 efd3ec e7cfef ddc8ef d3c0ee c7b6ea b9aae4 a99fde 9591d7 8084d1 6876cb 5069c5 355cc0
e4a01e e9a632 ebab43 ebb053 ecb662 eebb71 f0c07e f2c58b f5ca98 f8cfa6 fbd5b3 fddbbf ffe0ca ffe5d5 ffe9df feebe6 f9e9eb f3e7f0 ece3f3 e4def6 dbd8f7 d0d0f5 c3c6f1 b6baec a5ade6 929fdf 7c90d9 6481d2 4a73cd 2f66c7
eeb31e f1b936 f1be47 f1c359 f0c868 f0cd77 f0d184 f1d591 f2d99f f4deac f6e2b9 f8e7c4 f9ebce faf0d8 faf3e2 f7f5e9 f1f3ee ebf0f2 e4ecf5 dde8f8 d4e2f9 c8daf8 bcd0f5 aec5f1 9db9ec 8aaae6 749adf 5d8bd9 437dd4 2770cf
f1c41f f2c937 f1ce49 efd259 edd667 ebdb75 e9dd82 e8e08f e9e49c eae7a9 ebebb6 eceec1 ecf2cb ecf5d4 ebf8de e8f8e5 e3f7eb ddf4ef d6f0f2 ceecf5 c5e7f7 badff7 afd6f5 a1ccf2 91c0ef 7fb3ea 6ba4e5 5595df 3d87da 227bd5
ecd21f ecd635 e8d945 e4db53 e0de5f dce16b d8e377 d5e483 d4e790 d4ea9c d5eea8 d4efb3 d3f1bd d2f2c7 d0f4d0 cdf4d9 c8f3df c2f0e3 bdede9 b5eaec ade5ef a3deef 98d6ef 8ccdee 7dc3ed 6eb8eb 5eabe7 4c9de2 3691de 1d86db
dfd91e dbdb31 d4db3d cedb47 c7dd50 c0de59 badd64 b5dd6f b2df7b b1e186 afe391 aee39b ade3a6 aae4af a8e5b9 a5e5c1 a1e3c7 9de2ce 99e0d4 92ded9 8bdbdd 84d4de 7bcddf 70c6e0 64bee1 58b7e3 4dade2 41a4e0 319ade 1992dd
c5d41d c0d52a b7d433 aed23a a5d140 9ccf47 94ce50 8fcd59 8acd63 87cd6c 84ce76 82ce80 81cd8a 7fcd93 7ccd9c 79cca3 76ccab 74cbb3 70cab9 6cc9bf 67c6c3 62c2c6 5cbec9 54b9cb 4cb4cd 44afd1 3eacd4 36a7d7 2ba4db 169fde
a8ca1b a0c924 97c729 8bc42d 81c131 76bd36 6dbb3c 66b944 60b84c 5bb654 57b55c 55b566 54b570 52b578 4fb380 4cb287 4ab28f 49b397 48b39d 45b1a3 42afa8 3eaead 3bacb1 37a9b4 32a7b7 2ea5bd 2ba5c3 29a8cc 24aad4 11abdc
89bd13 80bb1a 74b81d 68b41f 5bb022 4eab25 42a82a 38a631 2fa438 26a13e 1e9e45 1a9e4e 189e57 159d5f 109b66 0c9a6d 0c9b75 0d9c7e 0c9c84 0b9b8a 099a8f 079a95 069b9b 069a9f 079aa4 0a9cab 0ea1b6 11a8c1 11afcd 02b4d7
"""

COLOURS: Final[tuple[str, ...]] = tuple(f"#{code}" for code in _ROWS.split())
