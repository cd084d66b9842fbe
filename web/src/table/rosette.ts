// The mark of a seat: a star whose points tell the seats apart.

const POINTS = [5, 6, 8, 7, 4, 9, 10, 12, 11, 3];

export function rosette(seat: number, radius: number): string {
  const n = POINTS[seat % POINTS.length]!;
  const points = Array.from({ length: n * 2 }, (_, i) => {
    const angle = (Math.PI * i) / n - Math.PI / 2;
    const far = i % 2 ? radius * 0.76 : radius;
    return `${(20 + far * Math.cos(angle)).toFixed(1)} ${(20 + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
