Pod::Spec.new do |s|
  s.name = 'Grafts'
  s.version = '1.0.0'
  s.source_files = 'Grafts/**/*.swift'
end
