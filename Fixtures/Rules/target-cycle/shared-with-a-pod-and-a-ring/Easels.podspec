# The pod has a name of its own; what the package's targets import of one another is in a ring whatever else compiles it (CocoaPods,
# "Podspec Syntax Reference": a subspec's sources are part of the module of its pod).
Pod::Spec.new do |s|
  s.name = 'Easels'
  s.version = '1.0.0'
  s.subspec 'Core' do |core|
    core.source_files = 'Sources/Easel/**/*.swift', 'Sources/EaselPaint/**/*.swift'
  end
  s.subspec 'Brushes' do |brushes|
    brushes.dependency 'Easels/Core'
    brushes.source_files = 'Sources/EaselFrames/**/*.swift', 'Sources/EaselBrushes/**/*.swift'
  end
end
