import type { Look } from './look';
import { faceShapeOf } from './portraitFace';
import { fill, line, n } from './shapes';
import { cloths } from './tones';

/** Headscarf, cap or helmet over the forehead. */
export function cover(look: Look, kind: 'hijab' | 'cap' | 'helmet'): string {
  const cloth = cloths[look.cloth ?? 'teal'];
  const { cheek: c } = faceShapeOf(look);
  switch (kind) {
    case 'hijab':
      return (
        fill(
          cloth.deep,
          `M160 62C${n(160 - c - 4)} 62 ${n(160 - c - 2)} 104 ${n(160 - c - 1)} 124L${n(160 - c + 3)} 124C${n(160 - c + 4)} 96 134 80 160 80C186 80 ${n(160 + c - 4)} 96 ${n(160 + c - 3)} 124L${n(160 + c + 1)} 124C${n(160 + c + 2)} 104 ${n(160 + c + 4)} 62 160 62z`,
        ) +
        fill(
          cloth.base,
          'M160 40C104 40 98 90 102 132Q104 172 92 202Q84 226 104 234Q132 246 160 246Q190 246 216 234Q236 226 228 202Q216 172 218 132C222 90 216 40 160 40zM160 72C190 72 201 96 201 126C201 166 182 192 160 197C138 192 119 166 119 126C119 96 130 72 160 72z',
          ' fill-rule="evenodd"',
        ) +
        fill(
          cloth.shade,
          'M201 126C201 166 182 192 160 197Q150 214 112 228Q150 244 184 226Q214 202 218 150Q219 110 206 74Q212 100 201 126z',
          ' opacity=".8"',
        ) +
        fill(
          cloth.light,
          'M112 110Q112 64 152 52Q124 74 120 108Q118 128 114 140Q111 126 112 110z',
          ' opacity=".7"',
        ) +
        line(cloth.deep, 2, 'M196 160Q180 200 130 228M206 176Q190 214 160 234', ' opacity=".5"')
      );
    case 'cap':
      return (
        fill(
          cloth.base,
          `M${n(160 - c - 4)} 104C${n(160 - c - 8)} 56 132 42 160 42C188 42 ${n(160 + c + 8)} 56 ${n(160 + c + 4)} 104Q160 84 ${n(160 - c - 4)} 104z`,
        ) +
        fill(
          cloth.shade,
          `M176 44C204 52 ${n(160 + c + 6)} 74 ${n(160 + c + 4)} 104Q194 94 184 93Q190 64 176 44z`,
        ) +
        fill(
          cloth.deep,
          `M${n(160 - c - 5)} 102Q160 74 ${n(160 + c + 5)} 102Q${n(160 + c + 8)} 112 ${n(160 + c)} 113Q160 92 ${n(160 - c)} 113Q${n(160 - c - 8)} 112 ${n(160 - c - 5)} 102z`,
        ) +
        fill(cloth.light, 'M124 78Q132 54 154 50Q138 60 134 80Q126 84 124 78z', ' opacity=".8"') +
        fill(cloths.hiViz.base, 'M150 62h20v6h-20z')
      );
    case 'helmet':
      return (
        line(
          cloths.ink.base,
          4,
          `M${n(160 - c + 1)} 110Q${n(160 - c + 6)} 172 148 197M${n(160 + c - 1)} 110Q${n(160 + c - 6)} 172 172 197`,
        ) +
        fill(
          cloths.white.base,
          `M${n(160 - c - 9)} 126C${n(160 - c - 24)} 50 128 36 160 36C192 36 ${n(160 + c + 24)} 50 ${n(160 + c + 9)} 126L${n(160 + c - 2)} 126L${n(160 + c - 5)} 106Q160 84 ${n(160 - c + 5)} 106L${n(160 - c + 2)} 126z`,
        ) +
        fill(
          cloths.white.shade,
          `M178 38C206 48 ${n(160 + c + 20)} 72 ${n(160 + c + 9)} 126L${n(160 + c - 2)} 126L${n(160 + c - 5)} 106Q194 100 188 97Q196 64 178 38z`,
        ) +
        fill(
          cloths.ink.base,
          `M${n(160 - c + 1)} 112Q160 84 ${n(160 + c - 1)} 112L${n(160 + c - 5)} 103Q160 76 ${n(160 - c + 5)} 103z`,
        ) +
        fill(
          cloths.hiViz.base,
          `M${n(160 - c - 12)} 84Q160 54 ${n(160 + c + 12)} 84L${n(160 + c + 12)} 96Q160 66 ${n(160 - c - 12)} 96z`,
        ) +
        line(cloths.white.deep, 2, 'M150 37Q147 48 147 62M170 37Q173 48 173 62')
      );
  }
}
