# The pod compiles into one module what the package has in four (CocoaPods, "Podspec Syntax Reference": a subspec's sources are part of
# the module of its pod). An import of a module that only the package has is none of the pod's: it is compiled where there is one.
Pod::Spec.new do |s|
  s.name = 'Easel'
  s.version = '1.0.0'
  s.subspec 'Core' do |core|
    core.source_files = 'Sources/Easel/**/*.swift', 'Sources/EaselPaint/**/*.swift'
  end
  s.subspec 'Brushes' do |brushes|
    brushes.dependency 'Easel/Core'
    brushes.source_files = 'Sources/EaselFrames/**/*.swift', 'Sources/EaselBrushes/**/*.swift'
  end
end
