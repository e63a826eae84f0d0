Pod::Spec.new do |s|
  s.name = 'Hives'
  s.version = '1.0.0'
  s.source_files = 'Hives/**/*.swift'
end
